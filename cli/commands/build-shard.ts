import type { Settings } from "../../renderer/site.ts";
import { loadAssets } from "../assets/load-assets.ts";
import { setDrawTimeout } from "../assets/own-code/draw-limit.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import { validateSources } from "../pipeline/check/check-sources.ts";
import { limitHeapGrowth } from "../pipeline/open/limit-heap.ts";
import { openSite, readOptions, validatorsOf } from "../pipeline/open/open-site.ts";
import { withSiteErrors } from "../pipeline/open/with-site-errors.ts";
import { readSite } from "../pipeline/read/read-site.ts";
import { isOtherUrl, withBaseUrl } from "../pipeline/read/with-base-url.ts";
import { makeShard } from "../pipeline/shards/shards.ts";
import { shardsFolder } from "../pipeline/shards/shards-folder.ts";
import { counted } from "../report/counted.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import type { BuildOptions } from "./declare/build-options.ts";

/** Which shard of how many, from 1. */
export interface Shard {
  readonly number: number;
  readonly count: number;
}

export async function buildShard(
  { number, count }: Shard,
  options: BuildOptions,
  terminal: CommandTerminal,
): Promise<ExitCode> {
  const { stdout, stderr, info, step } = terminal;
  const folder = await openSiteFolder(options.root, terminal.cwd, terminal.stderr);
  setDrawTimeout(options.drawTimeout);
  return withSiteErrors(folder, async () => {
    limitHeapGrowth();
    const opened = await openSite(folder, options, terminal);
    const { root, cache } = opened;
    const read = await readSite(folder, options.config, readOptions(opened));
    const sources = withBaseUrl(read, options.baseUrl);
    step("read");
    const assetsOf = (settings: Settings) =>
      loadAssets(settings, { root, code: opened, own: sources.fonts, mode: options.mode, cache });
    const shards = options.shards ?? shardsFolder;
    const { baseUrl, mode } = options;
    const isStaging = isOtherUrl(read, baseUrl);
    const made = await makeShard(
      { opened, sources, baseUrl, isStaging, mode, shards, loadAssets: assetsOf },
      { index: number - 1, count },
    );
    step("shard");
    if (made) {
      info.write(`Shard ${number} of ${count}: ${counted(made.pages, "page")} in ${shards}.\n`);
      return 0;
    }
    const { problems } = validateSources(sources, {
      ...opened,
      validators: await validatorsOf(opened, sources),
    });
    reportProblems(problems, sources.texts, { format: "text", stdout, stderr });
    if (problems.length === 0) throw new SiteError("The shard could not be made.", 1);
    stderr.write("Nothing was written.\n");
    return 1;
  });
}
