import type { Schema } from "../../../schema/schema.ts";
import type { ValuePath } from "../../document/edit.ts";

export interface FieldProps<S extends Schema = Schema> {
  readonly schema: S;
  readonly value: unknown;
  readonly path: ValuePath;
  readonly required: boolean;
}
