import type { Edit } from "./edit.ts";
import type { EditedSite } from "./site-document.ts";

/** An entry of the log: an edit, and when it was made (milliseconds since 1970). */
export interface Step {
  readonly edit: Edit;
  readonly at: number;
}

/**
 * The site that was opened, what was done to it in order, and how many of these steps count now. Undo and redo only
 * move the cursor. `sites` holds the site after each number of steps; it follows from the rest.
 */
export interface History {
  readonly base: EditedSite;
  readonly steps: readonly Step[];
  readonly cursor: number;
  readonly sites: readonly EditedSite[];
}

/** The history of a site to which nothing was done. */
export function newHistory(base: EditedSite): History {
  return { base, steps: [], cursor: 0, sites: [base] };
}
