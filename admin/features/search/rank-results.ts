import type { EditorRoute } from "../../../editing/document/selection.ts";
import type { MatchRange } from "./match-words.ts";

export const searchGroups = ["recent", "pages", "entries", "actions", "settings", "fields", "texts"] as const;
export type SearchGroup = (typeof searchGroups)[number];

export interface SearchResult {
  readonly group: SearchGroup;
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly score: number;
  readonly ranges: readonly MatchRange[];
  readonly target: EditorRoute | { readonly run: () => void };
}

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
