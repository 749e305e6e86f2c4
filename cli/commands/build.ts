import { asStaging } from "../../renderer/as-staging.ts";
import {
  type CheckResult,
  type ParsedSite,
  type ResolvedSite,
  resolveParsed,
} from "../../renderer/check/check-site.ts";
import type { Settings } from "../../renderer/site.ts";
import { assertBundlable } from "../assets/bundle/bundler-path.ts";
import { type LoadedAssets, loadAssets } from "../assets/load-assets.ts";
import { setDrawTimeout } from "../assets/own-code/draw-limit.ts";
import type { ExitCode } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { checkSources, parseSources } from "../pipeline/check/check-sources.ts";
import { limitHeapGrowth } from "../pipeline/open/limit-heap.ts";
import {
  filesRead,
  type OpenedSite,
  openSite,
  readOptions,
  validatorsOf,
} from "../pipeline/open/open-site.ts";
import { withSiteErrors } from "../pipeline/open/with-site-errors.ts";
import { readSite, type SiteSources } from "../pipeline/read/read-site.ts";
import { isOtherUrl, withBaseUrl } from "../pipeline/read/with-base-url.ts";
import { type RenderedSite, renderFiles } from "../pipeline/render/render-files.ts";
import { openShards } from "../pipeline/shards/shards.ts";
import { type WrittenSite, writeSite } from "../pipeline/write-site.ts";
import { createProgress } from "../report/progress.ts";
import { reportProblems } from "../report/report-problems.ts";
import { siteNotes } from "../report/site-notes.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { type OutputTarget, reportForeign, withOutput, writtenPaths } from "../write/output-folder.ts";
import type { BuildOptions } from "./declare/build-options.ts";
import { rememberBuild, summaryText } from "./repeat/repeat-build.ts";
import { canRepeat } from "./repeat/repeat-problems.ts";

/**
 * Builds a site: open, read, parse, resolve, check, render, write. With an error in the site, nothing is written. What
 * has not changed since the last build is taken from `opened.memory` and `opened.cache`, which the steps are given.
 */
export async function build(options: BuildOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd, terminal.stderr);
  assertBundlable(folder.path);
  setDrawTimeout(options.drawTimeout);
  return withSiteErrors(folder, () =>
    withOutput(folder, options, (target) => buildInto(target, folder, options, terminal)),
  );
}

async function buildInto(
  target: OutputTarget,
  folder: SiteFolder,
  options: BuildOptions,
  terminal: CommandTerminal,
): Promise<ExitCode> {
  const { stdout, stderr, info, step } = terminal;
  const { baseUrl, mode, shards, admin: withEditor = true, precompress: precompressed = false } = options;
  const started = performance.now();
  const run = rememberBuild(folder.path, options);

  limitHeapGrowth();
  const opened: OpenedSite = await openSite(folder, options, terminal);
  const { root, cache, memory } = opened;

  const read = await readSite(folder, options.config, readOptions(opened));
  const sources: SiteSources = withBaseUrl(read, baseUrl);
  step("read");

  const assetsOf = (settings: Settings): Promise<LoadedAssets> =>
    loadAssets(settings, { root, code: opened, own: sources.fonts, mode, cache });
  const joined = shards ? await openShards({ opened, sources, baseUrl, mode, shards }) : undefined;

  const validators = await validatorsOf(opened, sources);
  const parsed: ParsedSite = parseSources(sources, { ...opened, validators, resolved: joined?.resolved });
  step("parse");
  const resolved: ResolvedSite = resolveParsed(parsed);
  step("resolve");
  const { site: checked, problems, saved }: CheckResult = checkSources(sources, resolved, root);
  reportProblems(problems, sources.texts, { format: "text", stdout, stderr });
  step("check");
  if (!checked) {
    await memory.save({ sources, resolved: saved?.() });
    stderr.write("Nothing was written.\n");
    return 1;
  }

  const isStaging = isOtherUrl(read, baseUrl);
  const site = isStaging ? asStaging(checked) : checked;
  const assets = await assetsOf(site.settings);
  step("assets");
  const rendered: RenderedSite = await renderFiles(
    site,
    {
      ...{ opened, sources, problems, assets, baseUrl, withEditor, target },
      ...(joined && { joined: joined.pages }),
    },
    terminal,
  );
  const { base } = site.settings;
  const progress = createProgress(stderr);
  const written: WrittenSite = await writeSite(rendered, target, { cache, precompressed, base, progress });
  step("write");

  await memory.save({ sources, resolved: saved?.(), pages: rendered.savedPages() });
  step("save");
  const summary = {
    notes: [...siteNotes(site), ...(isStaging ? [stagingNote(baseUrl)] : [])],
    ...{ pages: site.pages.length, pictures: rendered.pictures, files: written.files, bytes: written.bytes },
  };
  reportForeign(written.foreign, options.out, stderr);
  info.write(summaryText(summary, { out: options.out, changed: written.changed, started }));
  // What the site's own code reads is not known.
  if (canRepeat(problems) && written.foreign.length === 0 && opened.code === "")
    await run.save(
      { ...summary, problems },
      {
        inputs: filesRead(opened, options.config),
        outputs: writtenPaths(target.out, written.paths),
      },
    );
  return 0;
}

const stagingNote = (url: string | undefined) =>
  `note: ${url} is not the site's own address: search engines are kept out.\n`;
