import type { StringSchema } from "../../schema/schema.ts";
import type { Edit } from "../document/edit.ts";

export interface Change {
  /** Stable when other changes are reverted. */
  readonly key: string;
  readonly location: string;
  readonly what: string;
  readonly texts?: { readonly before: string; readonly after: string; readonly schema?: StringSchema };
  readonly changes?: readonly Change[];
  /** Undoes this change alone, in the document that the changes were listed for. */
  readonly revert: Edit;
}
