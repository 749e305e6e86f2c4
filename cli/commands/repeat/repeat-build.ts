import { resolve } from "node:path";
import type { Problem } from "../../../schema/problems/problem.ts";
import { dayOf } from "../../../schema/text/day-of.ts";
import { openCache } from "../../incremental/cache.ts";
import { type RememberedRun, rememberRun } from "../../incremental/remember-run.ts";
import { counted } from "../../report/counted.ts";
import type { CommandTerminal } from "../../report/terminal.ts";
import { abandonedSaves } from "../../write/save/save-record.ts";
import type { BuildOptions } from "../declare/build-options.ts";
import { repeatProblems } from "./repeat-problems.ts";

/** What is printed after a build. */
interface BuildSummary {
  /** Whole lines with what else has to be done, such as a host's settings. */
  readonly notes: readonly string[];
  readonly pages: number;
  /** How many sizes and formats of pictures there are. */
  readonly pictures: number;
  readonly files: number;
  /** The size of all files. */
  readonly bytes: number;
}

/** What a build says: its summary, and the warnings of the site. */
interface BuildResult extends BuildSummary {
  readonly problems: readonly Problem[];
}

export function rememberBuild(root: string, options: BuildOptions): RememberedRun<BuildResult> {
  const { cache: isUsed = true, cacheDir: folder, paranoid, manifest, ...others } = options;
  // How a site is made says nothing of what is made.
  const { shards: _, profile: __, ...made } = others;
  const isKept = isUsed && !paranoid && manifest === undefined;
  return rememberRun({
    cache: openCache(root, { folder, isUsed: isKept, warn: () => undefined }),
    command: "build",
    options: { ...made, today: made.today ?? dayOf(new Date()), root },
  });
}

/** Repeats the summary of the last build, if another one would do the same; false if there is something to do. */
export async function repeatBuild(
  options: BuildOptions,
  { cwd, info, step, stdout, stderr }: CommandTerminal,
): Promise<boolean> {
  const started = performance.now();
  const root = resolve(cwd, options.root);
  // The folder is opened then, which ends the save.
  if ((await abandonedSaves(root)).length > 0) return false;
  const result = await rememberBuild(root, options).find();
  step("compare");
  if (!result) return false;
  await repeatProblems(result.problems, root, { stdout, stderr });
  info.write(summaryText(result, { out: options.out, changed: 0, started }));
  return true;
}

interface SummaryContext {
  readonly out: string;
  readonly changed: number;
  readonly started: number;
}

export function summaryText(
  { notes, pages, pictures, files, bytes }: BuildSummary,
  { out, changed, started }: SummaryContext,
): string {
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${notes.join("")}${counted(pages, "page")}, ${counted(pictures, "picture")}, ${megabytes} MB in ${out} (${changed} of ${counted(files, "file")} changed), ${seconds} s\n`;
}
