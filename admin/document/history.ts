import type { Edit } from "./edit.ts";
import type { EditedSite } from "./site-document.ts";

/** `at` is in milliseconds since 1970. */
export interface Step {
  readonly edit: Edit;
  readonly at: number;
}

/** The opened site, the log and the number of steps that count, which undo and redo change. `sites` caches the site after each step. */
export interface History {
  readonly base: EditedSite;
  readonly steps: readonly Step[];
  readonly cursor: number;
  readonly sites: readonly EditedSite[];
}

export function newHistory(base: EditedSite): History {
  return { base, steps: [], cursor: 0, sites: [base] };
}
