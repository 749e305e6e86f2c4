import { resolve } from "node:path";
import { dayOf } from "../../schema/day-of.ts";
import type { ValidateOptions } from "../commands/validate-options.ts";
import { counted } from "../report/counted.ts";
import type { CommandTerminal } from "../terminal.ts";
import { openCache } from "./cache.ts";
import { openReceipts, type Receipts } from "./receipt.ts";

/** What is known of earlier checks with the same options, in which nothing was wrong: how many pages there were. */
export function validateReceipts(root: string, options: ValidateOptions, cwd: string): Receipts<number> {
  const { cache: isUsed = true, cacheDir: folder, paranoid, config, format, ...others } = options;
  // Other formats say more, and what is piped in is not on disk.
  const isKept = isUsed && !paranoid && format === "text" && config !== "-";
  return openReceipts({
    cache: openCache(root, { folder, isUsed: isKept, warn: () => undefined }),
    command: "validate",
    options: { today: dayOf(new Date()), ...others, config, root },
    config: config === undefined ? resolve(root, "site.config.json") : resolve(cwd, config),
  });
}

/** Says what an earlier check found, if another one would find the same; false if there is something to do. */
export async function repeatValidate(
  options: ValidateOptions,
  { cwd, info, step }: CommandTerminal,
): Promise<boolean> {
  const pages = await validateReceipts(resolve(cwd, options.root), options, cwd).find();
  step("compare");
  if (pages !== undefined) info.write(fineLine(pages));
  return pages !== undefined;
}

/** One line for people. */
export const fineLine = (pages: number): string => `The site is fine: ${counted(pages, "page")}.\n`;
