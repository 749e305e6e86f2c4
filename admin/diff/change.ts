import type { Edit } from "../document/edit.ts";

/** One difference between two documents, in plain words. */
export interface Change {
  /** The same for the same change after others were reverted. */
  readonly key: string;
  /** Where it is: "Home › Questions". */
  readonly place: string;
  /** What happened there: "reworded the 2nd answer". */
  readonly what: string;
  /** The words before and after, where a text was changed, added or removed. */
  readonly texts?: { readonly before: string; readonly after: string };
  /** What it is made of, where one step did all of it. */
  readonly parts?: readonly Change[];
  /** Undoes it and nothing else, in the document that the changes were listed for. */
  readonly revert: Edit;
}
