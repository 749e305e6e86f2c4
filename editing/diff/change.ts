import type { StringSchema } from "../../schema/fields/schema.ts";
import type { Edit } from "../document/edit.ts";

export interface Change {
  /** Stable when other changes are reverted. */
  readonly key: string;
  /** The title of the page or entry that it is in. */
  readonly location: string;
  /** What was changed, as a sentence. */
  readonly what: string;
  /** The two versions, if they are compared word by word. */
  readonly texts?: { readonly before: string; readonly after: string; readonly schema?: StringSchema };
  /** The changes that it consists of, if they are listed below it. */
  readonly changes?: readonly Change[];
  /** Undoes this change alone, in the document that the changes were listed for. */
  readonly revert: Edit;
}
