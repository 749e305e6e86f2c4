import type { Edit } from "../../../editing/document/edit.ts";

/** An edit that could not be applied to the changed file. It can still be made by hand, or forced. */
export interface UnappliedEdit {
  readonly edit: Edit;
  readonly what: string;
  readonly reason: string;
}
