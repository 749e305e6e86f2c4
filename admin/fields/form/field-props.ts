import type { ValuePath } from "../../../editing/document/edit.ts";
import type { Schema } from "../../../schema/schema.ts";

export interface FieldProps<S extends Schema = Schema> {
  readonly schema: S;
  readonly value: unknown;
  readonly path: ValuePath;
  readonly required: boolean;
}
