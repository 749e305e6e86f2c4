import { matchWords } from "./match-words.ts";
import type { SearchResult } from "./rank-results.ts";

/** A command that search can run. */
export interface Action {
  /** What it does, which is searched. */
  readonly label: string;
  /** A second line, which is searched too. */
  readonly hint?: string | undefined;
  readonly run: () => void;
}

export function* searchActions(
  words: readonly string[],
  actions: readonly Action[],
): Generator<SearchResult> {
  for (const { label, hint = "", run } of actions) {
    const match = words.length === 0 ? { score: 0, ranges: [] } : matchWords(words, label, hint);
    if (match)
      yield {
        group: "actions",
        key: `actions ${label}`,
        title: label,
        detail: hint,
        target: { run },
        ...match,
      };
  }
}
