import type { EditorRoute } from "../../document/editor-route.ts";
import type { MatchRange } from "./match-words.ts";

export const findGroups = ["recent", "pages", "entries", "actions", "settings", "fields", "texts"] as const;
export type FindGroup = (typeof findGroups)[number];

export interface Finding {
  readonly group: FindGroup;
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly score: number;
  readonly ranges: readonly MatchRange[];
  readonly target: EditorRoute | { readonly run: () => void };
}

export interface FoundGroup {
  readonly group: FindGroup;
  readonly findings: readonly Finding[];
}

const maxShown: Readonly<Record<FindGroup, number>> = {
  recent: 6,
  pages: 6,
  entries: 6,
  actions: 5,
  settings: 5,
  fields: 6,
  texts: 8,
};

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
