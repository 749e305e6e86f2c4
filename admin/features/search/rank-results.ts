import type { EditorRoute } from "../../../editing/document/selection.ts";
import type { MatchRange } from "./match-words.ts";

const searchGroups = ["recent", "pages", "entries", "actions", "settings", "fields", "texts"] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Something that the search has found. */
export interface SearchResult {
  readonly group: SearchGroup;
  /** Unique among all results. */
  readonly key: string;
  readonly title: string;
  /** A second line: where it is. */
  readonly detail: string;
  /** Results with a higher one come first. */
  readonly score: number;
  /** What is highlighted in the title. */
  readonly ranges: readonly MatchRange[];
  /** Where it leads, or what it runs. */
  readonly target: EditorRoute | { readonly run: () => void };
}

/** The best results of one kind, the best first. */
export interface ResultGroup {
  readonly group: SearchGroup;
  readonly findings: readonly SearchResult[];
}

const maxShown: Readonly<Record<SearchGroup, number>> = {
  recent: 6,
  pages: 6,
  entries: 6,
  actions: 5,
  settings: 5,
  fields: 6,
  texts: 8,
};

export function rankResults(
  known: readonly ResultGroup[],
  findings: readonly SearchResult[],
): readonly ResultGroup[] {
  const all = [...known.flatMap((group) => group.findings), ...findings];
  const groups = searchGroups.flatMap((group): ResultGroup[] => {
    const own = all.filter((finding) => finding.group === group);
    const best = own.toSorted((one, other) => other.score - one.score).slice(0, maxShown[group]);
    return best.length > 0 ? [{ group, findings: best }] : [];
  });
  const bestOf = ({ findings: [first] }: ResultGroup) => first?.score ?? 0;
  return groups.toSorted((one, other) => bestOf(other) - bestOf(one));
}
