import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isObject } from "../../schema/text/is-object.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import { slashed } from "../files/site-path.ts";
import { groupPages, type PageGroup } from "../report/group-pages.ts";
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
  /** Whether each built page has a line, not each page of the config. */
  readonly all: boolean;
  /** The most that a page may weigh, in kB; a heavier one is a failure. */
  readonly maxPage?: number;
}

export const declareStats: Declare = (command, start) => {
  jsonOption(rootOption(command))
    .option("--out <dir>", "where the built site is, relative to the root", "dist")
    .option("--all", "a line for each built page", false)
    .option("--max-page <kB>", "fail when a page is heavier than this", wholeNumber)
    .addHelpText(
      "after",
      examples({
        "site stats": "HTML, CSS, script, pictures and fonts, a line for each page of the config",
        "site stats --all": "the same for each built page",
        "site stats --max-page 300": "for CI: fails when a page has more than 300 kB",
      }),
    )
    .action((options: StatsOptions) => start((terminal) => stats(options, terminal)));
};

const bytesInKilobyte = 1000;

export async function stats(
  { root, out, json, all, maxPage }: StatsOptions,
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
  const groups = groupPages(pages, await configPaths(path));
  const described = {
    version: 1,
    pages,
    configPages: groups.map(({ heaviest, ...group }) => ({ ...group, heaviest: heaviest.file })),
  };
  const rows = all ? pageRows(pages) : groupRows(groups);
  stdout.write(json ? `${JSON.stringify(described, null, 2)}\n` : table(rows));
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

const figures = ["HTML", "CSS", "script", "pictures", "fonts", "total"];
const figuresOf = (page: PageStats) => columns.map((column) => kilobytes(page[column]));

function pageRows(pages: readonly PageStats[]): readonly (readonly string[])[] {
  return [["kB", ...figures], ...pages.map((page) => [page.file, ...figuresOf(page)])];
}

/** The figures of the heaviest page of each. */
function groupRows(groups: readonly PageGroup[]): readonly (readonly string[])[] {
  const rows = groups.map(({ path, count, heaviest, median }) => [
    path,
    ...[String(count), ...figuresOf(heaviest), kilobytes(median)],
    ...(count > 1 ? [heaviest.file] : [""]),
  ]);
  return [["kB", "pages", ...figures, "median", "heaviest"], ...rows];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length))) ?? [];
  const isText = (column: number) => column === 0 || rows[0]?.[column] === "heaviest";
  const line = (row: readonly string[]) =>
    row
      .map((text, column) =>
        isText(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return `${rows.map(line).join("\n")}\n`;
}

/** The paths of the pages in the config; none where it can't be read. */
async function configPaths(folder: string): Promise<readonly string[]> {
  try {
    const config: unknown = JSON.parse(await readFile(join(folder, "site.config.json"), "utf8"));
    const pages = isObject(config) && Array.isArray(config.pages) ? (config.pages as unknown[]) : [];
    return pages.flatMap((page) => (isObject(page) && typeof page.path === "string" ? page.path : []));
  } catch {
    return [];
  }
}
