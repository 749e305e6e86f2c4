import { resolve } from "node:path";
import type { Problem } from "../../../schema/problems/problem.ts";
import { dayOf } from "../../../schema/text/day-of.ts";
import { openCache } from "../../incremental/cache.ts";
import { type RememberedRun, rememberRun } from "../../incremental/remember-run.ts";
import { counted } from "../../report/counted.ts";
import type { ReportFormat } from "../../report/report-formats.ts";
import type { CommandTerminal } from "../../report/terminal.ts";
import { abandonedSaves } from "../../write/save/save-record.ts";
import { repeatProblems } from "./repeat-problems.ts";

export interface ValidateOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Another config to check against the site's content, relative to the working directory; `-` is standard input. */
  readonly config: string | undefined;
  readonly format: ReportFormat;
  /** More warnings than this are a failure. */
  readonly maxWarnings?: number;
  /** Whether entries and pages whose day has not come are included. */
  readonly future: boolean;
  /** Whether the site is one that visitors see: a sample that is still there is an error then. */
  readonly published?: boolean;
  /** The day for which it is checked, as 2026-01-31: this one, unless it is given. */
  readonly today?: string;
  /** Whether what was made before is used, and kept for the next run; it is unless this says otherwise. */
  readonly cache?: boolean;
  /** Where it is kept, absolute or relative to the root. */
  readonly cacheDir?: string;
  /** Whether files are compared by content, and not by size and time. */
  readonly paranoid?: boolean;
  /** How long own code may take to draw a page, in seconds. */
  readonly drawTimeout?: number;
}

/** What is printed after a check. */
interface ValidateResult {
  /** How many there are; 0 with an error. */
  readonly pages: number;
  readonly problems: readonly Problem[];
}

export function rememberValidate(root: string, options: ValidateOptions): RememberedRun<ValidateResult> {
  const { cache: isUsed = true, cacheDir: folder, paranoid, config, format, ...others } = options;
  // Other formats print more, and what is piped in is not on disk.
  const isKept = isUsed && !paranoid && format === "text" && config !== "-";
  return rememberRun({
    cache: openCache(root, { folder, isUsed: isKept, warn: () => undefined }),
    command: "validate",
    options: { today: dayOf(new Date()), ...others, config, root },
  });
}

/** Repeats the result of the last check, if another one would have the same; false if there is something to do. */
export async function repeatValidate(
  options: ValidateOptions,
  { cwd, info, step, stdout, stderr }: CommandTerminal,
): Promise<boolean> {
  const root = resolve(cwd, options.root);
  // The folder is opened then, which ends the save.
  if ((await abandonedSaves(root)).length > 0) return false;
  const result = await rememberValidate(root, options).find();
  step("compare");
  if (!result) return false;
  const { pages, problems } = result;
  await repeatProblems(problems, root, { stdout, stderr });
  if (problems.every(({ severity }) => severity === "note")) info.write(successLine(pages));
  return true;
}

export const successLine = (pages: number): string => `The site is fine: ${counted(pages, "page")}.\n`;
