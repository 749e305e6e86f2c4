import { openSiteFolder } from "../files/site-folder.ts";
import { checkSources } from "../pipeline/check/check-sources.ts";
import { openBuild } from "../pipeline/open-build.ts";
import { makeShard } from "../pipeline/render/slices/shards.ts";
import { shardsFolder } from "../pipeline/render/slices/shards-folder.ts";
import { withSiteErrors } from "../pipeline/with-site-errors.ts";
import { counted } from "../report/counted.ts";
import { reportProblems } from "../report/report-problems.ts";
import { type ExitCode, SiteError } from "../site-error.ts";
import type { CommandTerminal } from "../terminal.ts";
import type { BuildOptions } from "./build-options.ts";

/** Which shard of how many, from 1. */
export interface Shard {
  readonly number: number;
  readonly count: number;
}

/** Resolves and renders a share of a site's pages, for `merge` to join and check them with the others. */
export async function buildShard(
  { number, count }: Shard,
  options: BuildOptions,
  terminal: CommandTerminal,
): Promise<ExitCode> {
  const { stdout, stderr, info, step } = terminal;
  const folder = await openSiteFolder(options.root, terminal.cwd);
  return withSiteErrors(folder, async () => {
    const opened = await openBuild(folder, options, terminal);
    const shards = options.shards ?? shardsFolder;
    const made = await makeShard(opened, {
      ...{ shards, threads: options.threads },
      shard: { index: number - 1, count },
    });
    step("shard");
    if (made) {
      info.write(`Shard ${number} of ${count}: ${counted(made.pages, "page")} in ${shards}.\n`);
      return 0;
    }
    const { problems } = checkSources(opened.sources, opened);
    reportProblems(problems, opened.sources.texts, { format: "text", stdout, stderr });
    if (problems.length === 0) throw new SiteError("The shard could not be made.", 1);
    stderr.write("Nothing was written.\n");
    return 1;
  });
}
