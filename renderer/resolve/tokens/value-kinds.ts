import { type Formats, formatOf } from "../../../schema/formats/index.ts";
import type { Schema } from "../../../schema/schema.ts";
import { typeLabels } from "../../../schema/type-labels.ts";

export function kindOfSchema(schema: Schema, own: Formats = {}): string {
  if (schema.type !== "string") return typeLabels[schema.type];
  const { entry, format } = schema;
  if (entry !== undefined) return `an entry of "${entry}"`;
  return formatOf(format, own)?.kind ?? typeLabels.string;
}
