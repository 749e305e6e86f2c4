import type { Edit } from "../document/edit.ts";

export interface Change {
  /** Stable when other changes are reverted. */
  readonly key: string;
  /** "Home › Questions" */
  readonly place: string;
  /** "reworded the 2nd answer" */
  readonly what: string;
  readonly texts?: { readonly before: string; readonly after: string };
  /** The changes that one step made together. */
  readonly parts?: readonly Change[];
  /** Undoes this change alone, in the document that the changes were listed for. */
  readonly revert: Edit;
}
