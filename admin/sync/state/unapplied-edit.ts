import type { Edit } from "../../../editing/document/edit.ts";

/** An edit that could not be applied to the changed file. It can still be made by hand, or forced. */
export interface UnappliedEdit {
  readonly edit: Edit;
  /** The edit in words. */
  readonly what: string;
  /** Why it could not be applied, as a sentence. */
  readonly reason: string;
}
