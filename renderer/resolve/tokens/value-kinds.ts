import type { Schema } from "../../../schema/fields/schema.ts";
import { typeLabels } from "../../../schema/fields/type-labels.ts";
import { type Formats, formatOf } from "../../../schema/formats/index.ts";

export function kindOfSchema(schema: Schema, own: Formats = {}): string {
  if (schema.type !== "string") return typeLabels[schema.type];
  const { entry, format } = schema;
  if (entry !== undefined) return `an entry of "${entry}"`;
  return formatOf(format, own)?.kind ?? typeLabels.string;
}
