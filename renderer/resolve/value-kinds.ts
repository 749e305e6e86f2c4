import { type Formats, isOwnFormat } from "../../schema/own-formats.ts";
import type { Schema } from "../../schema/schema.ts";
import { formatLabels, typeLabels } from "../../schema/type-labels.ts";

export function kindOfSchema(schema: Schema, own: Formats = {}): string {
  if (schema.type !== "string") return typeLabels[schema.type];
  const { entry, format } = schema;
  if (entry !== undefined) return `an entry of "${entry}"`;
  if (format === undefined) return typeLabels.string;
  return (isOwnFormat(format) ? own[format]?.kind : formatLabels[format]) ?? typeLabels.string;
}
