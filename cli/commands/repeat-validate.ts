import { resolve } from "node:path";
import { dayOf } from "../../schema/day-of.ts";
import { openCache } from "../incremental/cache.ts";
import { type RememberedRun, rememberRun } from "../incremental/remember-run.ts";
import { counted } from "../report/counted.ts";
import type { CommandTerminal } from "../terminal.ts";
import type { ValidateOptions } from "./validate-options.ts";

/** The last check with the same options that found no problem: the number of pages. */
export function rememberValidate(root: string, options: ValidateOptions): RememberedRun<number> {
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
  { cwd, info, step }: CommandTerminal,
): Promise<boolean> {
  const pages = await rememberValidate(resolve(cwd, options.root), options).find();
  step("compare");
  if (pages !== undefined) info.write(fineLine(pages));
  return pages !== undefined;
}

/** One line for people. */
export const fineLine = (pages: number): string => `The site is fine: ${counted(pages, "page")}.\n`;
