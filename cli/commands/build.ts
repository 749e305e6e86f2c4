import { join, resolve } from "node:path";
import { asStaging } from "../../renderer/as-staging.ts";
import { pictureTexts, pictureVariants } from "../../renderer/render/picture-variants.ts";
import { siteFiles } from "../../renderer/render/site-files.ts";
import { dayOf } from "../../schema/day-of.ts";
import { emptyModel } from "../../schema/model.ts";
import { adminAccess } from "../assets/admin-policy.ts";
import { filesOf } from "../assets/fonts.ts";
import { loadAssets } from "../assets/load-assets.ts";
import { adminHeaders, makeAdmin, noAdmin } from "../assets/make-admin.ts";
import { loadValidators } from "../assets/validators.ts";
import { fingerprint, openCache } from "../cache/cache.ts";
import { checkSources } from "../check-sources.ts";
import { copiedFiles } from "../copied-files.ts";
import { makeDrawings } from "../drawing/make-drawings.ts";
import { buildReceipts, summaryText } from "../index/build-receipt.ts";
import { renderPages } from "../index/rendered-pages.ts";
import { openIndex } from "../index/site-index.ts";
import { loadBlocks } from "../read/load-blocks.ts";
import { readSite } from "../read/read-site.ts";
import { openSiteFolder, type SiteFolder } from "../read/site-folder.ts";
import { createProgress } from "../report/progress.ts";
import { reportProblems } from "../report/report-problems.ts";
import { siteNotes } from "../report/site-notes.ts";
import { type ExitCode, SiteError } from "../site-error.ts";
import { isOutside } from "../site-path.ts";
import type { CommandTerminal, Output } from "../terminal.ts";
import { isOtherUrl, withBaseUrl } from "../with-base-url.ts";
import { withSiteErrors } from "../with-site-errors.ts";
import { makePictures } from "../write/make-pictures.ts";
import { openOutput } from "../write/open-output.ts";
import { assetFrom, assetOf, type OutputFile } from "../write/output-file.ts";
import { precompress } from "../write/precompress.ts";
import { manifestFile, writeManifest } from "../write/site-manifest.ts";
import type { BuildOptions } from "./build-options.ts";

/** Reads, parses, resolves, renders and writes a site. With an error in it, nothing is written. */
export async function build(options: BuildOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd);
  return withSiteErrors(folder, () => buildSite(folder, options, terminal));
}

async function buildSite(
  folder: SiteFolder,
  options: BuildOptions,
  { stderr, stdout, info, step }: CommandTerminal,
): Promise<ExitCode> {
  const started = performance.now();
  const root = folder.path;
  const out = outputFolder(folder, options.out);
  const manifest = manifestFile(folder, out, options.manifest);
  const output = await openOutput(out);
  const warn = (text: string) => void stderr.write(text);
  const cache = openCache(root, { folder: options.cacheDir, isUsed: options.cache, warn });
  const receipts = buildReceipts(root, options);
  const { future = false, today = dayOf(new Date()), admin: withEditor = true } = options;
  const { blocks: loaded, formats, version: code } = await loadBlocks(folder);
  const index = await openIndex(cache, { code, future, paranoid: options.paranoid });
  const blocks = loaded.map(({ block }) => block);
  const read = await readSite(folder, options.config, { formats, cache, kept: index.entries });
  const sources = withBaseUrl(read, options.baseUrl);
  step("read");
  const validators = await loadValidators(blocks, sources.model ?? emptyModel, cache);
  const checking = { root, blocks: loaded, validators, today, future, index };
  const { site: checked, problems, keep } = checkSources(sources, checking);
  reportProblems(problems, sources.texts, { format: "text", stdout, stderr });
  step("check");
  if (!checked) {
    await keep();
    stderr.write("Nothing was written.\n");
    return 1;
  }

  const isStaging = isOtherUrl(read, options.baseUrl);
  const site = isStaging ? asStaging(checked) : checked;
  const { base } = site.settings;
  const access = adminAccess(site.settings, blocks);
  const { assets, styles, fonts, scripts, version } = await loadAssets(site, {
    root,
    blocks: loaded,
    own: sources.fonts,
    mode: options.mode,
    cache,
  });
  step("assets");
  const pages = renderPages({
    site,
    assets,
    version: fingerprint(index.version(sources), options.baseUrl ?? "", version),
    out,
    before: index.pages,
  });
  const headers = withEditor ? adminHeaders({ base, ...access }) : undefined;
  const beside = siteFiles(site, headers);
  step("render");
  const texts = [...pages.pictures, ...beside.flatMap(({ text }) => pictureTexts(text))];
  const published = pictureVariants(texts, sources.media);
  const admin = withEditor
    ? await makeAdmin({
        root,
        cache,
        sources,
        problems,
        styles,
        fonts,
        blocks,
        published,
        base,
        ...access,
        today,
        future,
      })
    : noAdmin;
  const pictures = await makePictures(cache, [...published, ...admin.variants], createProgress(stderr));

  const drawn = await makeDrawings(site, { cache, fonts, progress: createProgress(stderr) });
  step("pictures");

  const copied = copiedFiles(sources);
  const replaced = new Set(copied.map(({ path }) => path));
  const isOurs = ({ path }: OutputFile) => !replaced.has(path);
  const files = [...pages.files, ...beside, ...scripts.files, ...admin.files].filter(isOurs);
  const others = await Promise.all(copied.map(({ path, source }) => assetFrom(path, source)));
  const fontFiles = filesOf(fonts, withEditor).map(({ path, bytes }) => assetOf(path, bytes));
  const made = [...pages.kept.filter(isOurs), ...drawn, ...pictures, ...fontFiles, ...others, ...admin.made];
  const compressed = options.precompress
    ? await precompress(cache, [...made, ...files], createProgress(stderr))
    : [];
  const all = [...made, ...compressed, ...files];
  const written = await output.write(files, [...made, ...compressed]);
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

/** Where the site is written. Throws a SiteError for a folder that the site itself is made of. */
function outputFolder({ path }: SiteFolder, out: string): string {
  const folder = resolve(path, out);
  const source = ["content", "public", "blocks"].find((name) => !isOutside(join(path, name), folder));
  if (source === undefined) return folder;
  throw new SiteError(
    `${source}/ is a part of the site, so it can't be written to.\n  Choose another folder with --out.`,
  );
}

function reportForeign(paths: readonly string[], out: string, stderr: Output): void {
  if (paths.length === 0) return;
  const more = paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : "";
  const named = paths.slice(0, maxNamed).join(", ");
  stderr.write(`Left alone in ${out}, because Blockwork did not write it: ${named}${more}.\n`);
}

const maxNamed = 5;
