import { filePath } from "../../renderer/render/render-site.ts";
import type { PageOutline, Site, SiteBlock } from "../../renderer/site.ts";
import type { ExitCode } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { checkFolder } from "../pipeline/check/check-folder.ts";
import { withSiteErrors } from "../pipeline/open/with-site-errors.ts";
import { counted } from "../report/counted.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { Terminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import {
  configOption,
  type Declare,
  dayOptions,
  examples,
  jsonOption,
  rootOption,
} from "./declare/declare-command.ts";

interface RoutesOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  readonly json: boolean;
  /** Whether entries and pages whose day has not come are included. */
  readonly future: boolean;
  /** As 2026-01-31. */
  readonly today?: string;
}

export const declareRoutes: Declare = (command, start) => {
  dayOptions(jsonOption(configOption(rootOption(command))), "list")
    .addHelpText(
      "after",
      examples({
        "site routes": "a line for each",
        "site routes --json": "the same for programs, with titles and languages",
      }),
    )
    .action((options: RoutesOptions) => start((terminal) => routes(options, terminal)));
};

export async function routes(options: RoutesOptions, terminal: Terminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd, terminal.stderr);
  return withSiteErrors(folder, () => printRoutes(folder, options, terminal));
}

async function printRoutes(
  folder: SiteFolder,
  { json, ...options }: RoutesOptions,
  { stdout, stderr }: Terminal,
): Promise<ExitCode> {
  const { sources, checked } = await checkFolder(folder, options);
  if (!checked.site) {
    reportProblems(checked.problems, sources.texts, { format: "text", stdout, stderr });
    return 1;
  }
  const { site } = checked;
  stdout.write(json ? `${JSON.stringify(described(site), null, 2)}\n` : table(site));
  return 0;
}

function described({ pages, whole, redirects, feeds }: Site) {
  return {
    version: 1,
    pages: pages.map((page) => ({
      path: page.path,
      href: page.href,
      file: filePath(page),
      id: page.id,
      title: page.title,
      language: page.language,
      listed: page.listed,
      source: sourceOf(page),
      blocks: typesOf(whole(page).blocks),
    })),
    redirects,
    feeds: feeds.map(({ path, language, items }) => ({ path, language, items: items.length })),
  };
}

const sourceOf = ({ entry, places }: PageOutline) =>
  entry ? `content/${entry.collection}/${entry.id}.md` : places.page.file;

const typesOf = (blocks: readonly SiteBlock[]) => blocks.map(({ definition }) => definition.type);

function table({ pages, whole, redirects, feeds }: Site): string {
  const rows = [
    ...pages.map((page) => [page.path, sourceOf(page), typesOf(whole(page).blocks).join(", ")]),
    ...feeds.map(({ path, items }) => [path, "feed", counted(items.length, "item")]),
    ...redirects.map(({ from, to, status }) => [from, "redirect", `${to} (${status})`]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return `${rows.map(line).join("\n")}\n`;
}
