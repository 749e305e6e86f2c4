import type { EditorRoute } from "../../document/editor-route.ts";
import type { MatchRange } from "./match-words.ts";

/** The groups in which findings are listed; of two whose best are as good, the first comes first. */
export const findGroups = ["recent", "pages", "entries", "actions", "settings", "fields", "texts"] as const;
export type FindGroup = (typeof findGroups)[number];

/** Something that was found: a place to go to, or something to do. */
export interface Finding {
  readonly group: FindGroup;
  /** No other finding has it. */
  readonly key: string;
  readonly title: string;
  /** Where it is, or what it is for. */
  readonly detail: string;
  readonly score: number;
  /** What of the title is what was sought. */
  readonly ranges: readonly MatchRange[];
  readonly target: EditorRoute | { readonly run: () => void };
}

export interface FoundGroup {
  readonly group: FindGroup;
  readonly findings: readonly Finding[];
}

/** How many of a group are shown. */
const maxShown: Readonly<Record<FindGroup, number>> = {
  recent: 6,
  pages: 6,
  entries: 6,
  actions: 5,
  settings: 5,
  fields: 6,
  texts: 8,
};

/** The best of what was found, in their groups: the group with the best of all first. */
export function bestFound(known: readonly FoundGroup[], findings: readonly Finding[]): readonly FoundGroup[] {
  const all = [...known.flatMap((group) => group.findings), ...findings];
  const groups = findGroups.flatMap((group): FoundGroup[] => {
    const own = all.filter((finding) => finding.group === group);
    const best = own.toSorted((one, other) => other.score - one.score).slice(0, maxShown[group]);
    return best.length > 0 ? [{ group, findings: best }] : [];
  });
  const bestOf = ({ findings: [first] }: FoundGroup) => first?.score ?? 0;
  return groups.toSorted((one, other) => bestOf(other) - bestOf(one));
}
