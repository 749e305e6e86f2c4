import type { Edit } from "../../document/edit.ts";

/** An edit that has no place in the file as it is now, in words. It can still be made by hand, or in spite of that. */
export interface UnplacedEdit {
  readonly edit: Edit;
  /** "changed the heading" */
  readonly what: string;
  /** Why it has no place, in a sentence. */
  readonly reason: string;
}
