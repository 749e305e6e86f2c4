import { useEffect, useState } from "react";
import { currentSite } from "../edits/current-site.ts";
import { useSession } from "../session-context.ts";
import type { FoundGroup } from "./best-found.ts";
import { bestFound } from "./best-found.ts";
import { type Action, findActions } from "./find-actions.ts";
import { findPlaces } from "./find-places.ts";
import { findWords } from "./find-words.ts";
import { browserSlicing, inSlices } from "./in-slices.ts";
import { wantedWords } from "./match-words.ts";
import { recentFindings } from "./recent-findings.ts";

/** What was found so far, and whether that is all. */
export interface Found {
  readonly groups: readonly FoundGroup[];
  readonly isDone: boolean;
}

/** Finds what is sought, in slices; of nothing, the places where somebody was last and what can be done. */
export function useFound(query: string, actions: readonly Action[]): Found {
  const session = useSession();
  const [found, setFound] = useState<Found>({ groups: [], isDone: false });
  // The site as it is when something is sought: nothing is edited while the dialog is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of the same actions finds the same
  useEffect(() => {
    const { store, schemas, content } = session;
    const site = currentSite(store.getState().history);
    const searched = { site, schemas, model: content.model };
    const words = wantedWords(query);
    if (words.length === 0) {
      const recent = [...recentFindings(session), ...findActions([], actions)];
      return setFound({ groups: bestFound([], recent), isDone: true });
    }
    let groups: readonly FoundGroup[] = [];
    const search = all(findActions(words, actions), findPlaces(words, searched), findWords(query, searched));
    return inSlices(search, browserSlicing, (findings, isDone) => {
      groups = bestFound(groups, findings);
      setFound({ groups, isDone });
    });
  }, [query, session]);
  return found;
}

function* all<Value>(...lists: readonly Iterable<Value>[]): Generator<Value> {
  for (const list of lists) yield* list;
}
