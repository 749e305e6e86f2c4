import type { ValuePath } from "../../../editing/document/edit.ts";
import type { Schema } from "../../../schema/fields/schema.ts";

/** What the input of a field gets. */
export interface FieldProps<S extends Schema = Schema> {
  readonly schema: S;
  /** As written; undefined if the key is missing. */
  readonly value: unknown;
  /** From the value that the form edits. */
  readonly path: ValuePath;
  /** Whether the key must be there. */
  readonly required: boolean;
}
