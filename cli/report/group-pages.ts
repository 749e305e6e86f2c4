import type { PageStats } from "./page-stats.ts";

/** What is built of one page of the config. */
export interface PageGroup {
  /** Its path in the config, such as /plants/{slug}; of a page that the config does not have, its file. */
  readonly path: string;
  readonly count: number;
  readonly heaviest: PageStats;
  /** The total of the page in the middle, in bytes. */
  readonly median: number;
}

/** Gathers built pages by the pages of the config that they are made of, the heaviest first. */
export function groupPages(pages: readonly PageStats[], paths: readonly string[]): readonly PageGroup[] {
  const patterns = paths.map((path) => [path, patternOf(path)] as const);
  const groups = new Map<string, PageStats[]>();
  for (const page of pages) {
    const address = `/${page.file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`;
    const made = paths.includes(address)
      ? address
      : patterns.find(([, pattern]) => pattern.test(address))?.[0];
    const path = made ?? page.file;
    groups.set(path, [...(groups.get(path) ?? []), page]);
  }
  return [...groups]
    .map(([path, made]) =>
      groupOf(
        path,
        made.toSorted((one, other) => other.total - one.total),
      ),
    )
    .sort((one, other) => other.heaviest.total - one.heaviest.total || (one.path < other.path ? -1 : 1));
}

function groupOf(path: string, sorted: readonly PageStats[]): PageGroup {
  const [heaviest] = sorted;
  if (!heaviest) throw new Error(`${path} has no page.`);
  return { path, count: sorted.length, heaviest, median: sorted[sorted.length >> 1]?.total ?? 0 };
}

/** The first page of a list has no number in its address. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  const pattern = escaped.replace("/{page}", "(?:/[^/]+)?").replace(/\{(?:slug|id|page)\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`);
}
