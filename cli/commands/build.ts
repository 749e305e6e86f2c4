import { asStaging } from "../../renderer/as-staging.ts";
import { pictureTexts, pictureVariants } from "../../renderer/render/picture-variants.ts";
import { siteFiles } from "../../renderer/render/site-files.ts";
import { assertBundlable } from "../assets/bundler-path.ts";
import { makeDrawings } from "../assets/drawings/make-drawings.ts";
import { loadFontChoices } from "../assets/font-choices.ts";
import { filesOf } from "../assets/fonts.ts";
import { assetsVersion } from "../assets/load-assets.ts";
import { makePictures } from "../assets/make-pictures.ts";
import { openSiteFolder, type SiteFolder } from "../files/site-folder.ts";
import { buildReceipts, summaryText } from "../incremental/build-receipt.ts";
import { pagesVersion } from "../incremental/known-pages.ts";
import { writtenPages } from "../incremental/written-pages.ts";
import { checkSources } from "../pipeline/check/check-sources.ts";
import { adminAccess } from "../pipeline/editor/admin-policy.ts";
import { adminHeaders, makeAdmin, noAdmin } from "../pipeline/editor/make-admin.ts";
import { openBuild } from "../pipeline/open-build.ts";
import { copiedFiles } from "../pipeline/read/copied-files.ts";
import { renderPages } from "../pipeline/render/rendered-pages.ts";
import { aheadInShards } from "../pipeline/render/slices/shards.ts";
import { aheadInThreads } from "../pipeline/render/slices/threads.ts";
import { withSiteErrors } from "../pipeline/with-site-errors.ts";
import { createProgress } from "../report/progress.ts";
import { reportProblems } from "../report/report-problems.ts";
import { siteNotes } from "../report/site-notes.ts";
import type { ExitCode } from "../site-error.ts";
import type { CommandTerminal } from "../terminal.ts";
import { type OutputFolder, openOutput } from "../write/open-output.ts";
import { assetFrom, assetOf, type OutputFile } from "../write/output-file.ts";
import { precompress } from "../write/precompress.ts";
import { type ScratchFolder, scratchFolder } from "../write/scratch-folder.ts";
import { manifestFile, writeManifest } from "../write/site-manifest.ts";
import type { BuildOptions } from "./build-options.ts";
import { outputFolder, reportForeign } from "./output-folder.ts";

/** Reads, parses, resolves, renders and writes a site. With an error in it, nothing is written. */
export async function build(options: BuildOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd);
  assertBundlable(folder.path);
  return withSiteErrors(folder, () => buildSite(folder, options, terminal));
}

async function buildSite(
  folder: SiteFolder,
  options: BuildOptions,
  terminal: CommandTerminal,
): Promise<ExitCode> {
  const out = outputFolder(folder, options.out);
  const manifest = manifestFile(folder, out, options.manifest);
  const output = await openOutput(out);
  const scratch = scratchFolder(out);
  try {
    return await buildInto({ folder, out, manifest, output, scratch }, options, terminal);
  } finally {
    await scratch.close();
  }
}

interface Target {
  readonly folder: SiteFolder;
  /** Absolute. */
  readonly out: string;
  /** Absolute. */
  readonly manifest: string | undefined;
  readonly output: OutputFolder;
  readonly scratch: ScratchFolder;
}

async function buildInto(
  { folder, out, manifest, output, scratch }: Target,
  options: BuildOptions,
  terminal: CommandTerminal,
): Promise<ExitCode> {
  const started = performance.now();
  const { stderr, stdout, info, step } = terminal;
  const receipts = buildReceipts(folder.path, options);
  const opened = await openBuild(folder, options, terminal);
  const { root, cache, index, code, sources, isStaging, today, future } = opened;
  const { admin: withEditor = true, shards, threads } = options;
  const ahead = shards
    ? await aheadInShards(opened, shards)
    : aheadInThreads({ opened, scratch, out, threads });
  const parts = await ahead.parts();
  step("ahead");
  const { site: checked, problems, saved, keep } = checkSources(sources, { ...opened, ahead: parts });
  reportProblems(problems, sources.texts, { format: "text", stdout, stderr });
  step("check");
  if (!checked) {
    await keep();
    stderr.write("Nothing was written.\n");
    return 1;
  }

  const site = isStaging ? asStaging(checked) : checked;
  const { base } = site.settings;
  const blocks = opened.blocks.map(({ block }) => block);
  const access = adminAccess(site.settings, blocks);
  const made = await opened.loadAssets(site.settings);
  const { assets, styles, fonts, scripts } = made;
  step("assets");
  const version = pagesVersion(sources, {
    ...opened,
    baseUrl: options.baseUrl,
    assets: assetsVersion(made, site),
  });
  const pages = await renderPages({
    ...{ site, assets, version, out, scratch },
    before: writtenPages(index.pages, { out, version }),
    findMore: (missing) => ahead.pages({ parts: saved?.(), version, missing }),
  });
  const headers = withEditor ? adminHeaders({ base, ...access }) : undefined;
  const beside = siteFiles(site, headers);
  step("render");
  const texts = [...pages.pictures, ...beside.flatMap(({ text }) => pictureTexts(text))];
  const published = pictureVariants(texts, sources.media);
  const { languages } = site.settings;
  const fontChoices = withEditor
    ? await loadFontChoices({ root, own: sources.fonts, languages, base })
    : undefined;
  const admin = fontChoices
    ? await makeAdmin({
        ...{ root, cache, sources, problems, styles, fonts, blocks, published, base, today, future },
        ...{ ...access, fontChoices: fontChoices.choices },
      })
    : noAdmin;
  const pictures = await makePictures(cache, [...published, ...admin.variants], createProgress(stderr));

  const drawn = await makeDrawings(site, { cache, fonts, progress: createProgress(stderr) });
  step("pictures");

  const copied = copiedFiles(sources);
  const replaced = new Set(copied.map(({ path }) => path));
  const isOurs = ({ path }: OutputFile) => !replaced.has(path);
  const files = [...pages.files, ...beside, ...scripts.files, ...admin.files].filter(isOurs);
  const copies = await Promise.all(copied.map(({ path, source }) => assetFrom(path, source)));
  const fontFiles = filesOf(fonts, fontChoices?.files).map(({ path, bytes }) => assetOf(path, bytes));
  const others = [
    ...pages.kept.filter(isOurs),
    ...drawn,
    ...pictures,
    ...fontFiles,
    ...copies,
    ...admin.made,
  ];
  const compressed = options.precompress
    ? await precompress(cache, [...others, ...files], createProgress(stderr))
    : [];
  const all = [...others, ...compressed, ...files];
  const written = await output.write(files, [...others, ...compressed], scratch.path);
  if (manifest !== undefined) await writeManifest(manifest, all, base);
  step("write");
  await keep(pages.saved());
  step("keep");
  const staging = `note: ${options.baseUrl} is not the site's own address: search engines are kept out.\n`;
  const { changed, files: count, bytes } = written;
  const summary = {
    notes: [...siteNotes(site), ...(isStaging ? [staging] : [])],
    ...{ pages: site.pages.length, pictures: pictures.length, files: count, bytes },
  };
  reportForeign(written.foreign, options.out, stderr);
  info.write(summaryText(summary, { out: options.out, changed, started }));
  const isQuiet = problems.length === 0 && written.foreign.length === 0;
  // What the site's own code loads is not known.
  if (isQuiet && code === "")
    await receipts.keep(summary, { cache, written: { out, files: new Set(all.map(({ path }) => path)) } });
  return 0;
}
