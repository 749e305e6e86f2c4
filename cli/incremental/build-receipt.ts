import { resolve } from "node:path";
import { dayOf } from "../../schema/day-of.ts";
import type { BuildOptions } from "../commands/build-options.ts";
import { counted } from "../report/counted.ts";
import type { CommandTerminal } from "../terminal.ts";
import { openCache } from "./cache.ts";
import { openReceipts, type Receipts } from "./receipt.ts";

/** What a build came to. */
export interface BuildSummary {
  /** Lines that say what is no mistake. */
  readonly notes: readonly string[];
  readonly pages: number;
  readonly pictures: number;
  readonly files: number;
  readonly bytes: number;
}

/** What is known of earlier builds with the same options. A list of files that is to be written is not looked at. */
export function buildReceipts(root: string, options: BuildOptions): Receipts<BuildSummary> {
  const { cache: isUsed = true, cacheDir: folder, paranoid, manifest, ...others } = options;
  // How it is made says nothing of what is made.
  const { threads: _, shards: __, profile: ___, ...made } = others;
  const isKept = isUsed && !paranoid && manifest === undefined;
  return openReceipts({
    cache: openCache(root, { folder, isUsed: isKept, warn: () => undefined }),
    command: "build",
    options: { today: dayOf(new Date()), ...made, root },
    config: resolve(root, options.config),
  });
}

/** Says what an earlier build came to, if another one would do the same; false if there is something to do. */
export async function repeatBuild(
  options: BuildOptions,
  { cwd, info, step }: CommandTerminal,
): Promise<boolean> {
  const started = performance.now();
  const summary = await buildReceipts(resolve(cwd, options.root), options).find();
  step("compare");
  if (summary) info.write(summaryText(summary, { out: options.out, changed: 0, started }));
  return summary !== undefined;
}

interface Told {
  /** As it was written in the command. */
  readonly out: string;
  /** How many files. */
  readonly changed: number;
  /** As `performance.now()` gave it. */
  readonly started: number;
}

/** The notes, and a line for people. */
export function summaryText(
  { notes, pages, pictures, files, bytes }: BuildSummary,
  { out, changed, started }: Told,
): string {
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${notes.join("")}${counted(pages, "page")}, ${counted(pictures, "picture")}, ${megabytes} MB in ${out} (${changed} of ${counted(files, "file")} changed), ${seconds} s\n`;
}
