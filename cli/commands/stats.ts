import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import { slashed } from "../files/site-path.ts";
import { type PageStats, pageStats } from "../report/page-stats.ts";
import type { Terminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { readHostRules } from "../write/read-host-rules.ts";
import { type Declare, examples, jsonOption, rootOption, wholeNumber } from "./declare/declare-command.ts";

interface StatsOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Relative to the root. */
  readonly out: string;
  readonly json: boolean;
  /** The most that a page may weigh, in kB; a heavier one is a failure. */
  readonly maxPage?: number;
}

export const declareStats: Declare = (command, start) => {
  jsonOption(rootOption(command))
    .option("--out <dir>", "where the built site is, relative to the root", "dist")
    .option("--max-page <kB>", "fail when a page is heavier than this", wholeNumber)
    .addHelpText(
      "after",
      examples({
        "site stats": "HTML, CSS, script, pictures and fonts of each page",
        "site stats --max-page 300": "for CI: fails when a page has more than 300 kB",
      }),
    )
    .action((options: StatsOptions) => start((terminal) => stats(options, terminal)));
};

const bytesInKilobyte = 1000;

export async function stats(
  { root, out, json, maxPage }: StatsOptions,
  { cwd, stdout, stderr }: Terminal,
): Promise<ExitCode> {
  const { path } = await openSiteFolder(root, cwd, stderr);
  const folder = resolve(path, out);
  if (!existsSync(join(folder, "index.html")))
    throw new SiteError(`There is no built site in ${out}.\n  Run site build first.`, 1);
  const { base } = await readHostRules(folder);
  const pages: PageStats[] = [];
  for (const file of await pagesIn(folder)) pages.push(await pageStats(folder, file, base));
  pages.sort((one, other) => other.total - one.total || (one.file < other.file ? -1 : 1));
  stdout.write(json ? `${JSON.stringify({ version: 1, pages }, null, 2)}\n` : table(pages));
  const heavy = pages.filter(({ total }) => maxPage !== undefined && total > maxPage * bytesInKilobyte);
  for (const { file, total } of heavy)
    stderr.write(`${file} has ${kilobytes(total)} kB, more than the ${maxPage} kB that are allowed.\n`);
  return heavy.length > 0 ? 1 : 0;
}

/** The pages of a built folder but for the editor's, relative to it. */
async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => slashed(name))
    .filter((name) => name.endsWith(".html") && !/^(?:admin|files)\//.test(name))
    .sort();
}

const columns = ["html", "css", "script", "pictures", "fonts", "total"] as const;

const kilobytes = (bytes: number) => (bytes / bytesInKilobyte).toFixed(1);

function table(pages: readonly PageStats[]): string {
  const rows = [
    ["kB", "HTML", "CSS in it", "script", "pictures", "fonts", "total"],
    ...pages.map((page) => [page.file, ...columns.map((column) => kilobytes(page[column]))]),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length))) ?? [];
  const line = ([first = "", ...rest]: readonly string[]) =>
    [first.padEnd(widths[0] ?? 0), ...rest.map((text, index) => text.padStart(widths[index + 1] ?? 0))].join(
      "  ",
    );
  return `${rows.map(line).join("\n")}\n`;
}
