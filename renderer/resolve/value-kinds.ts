import { type Formats, isOwnFormat } from "../../schema/own-formats.ts";
import type { Schema } from "../../schema/schema.ts";
import { formatWords, typeWords } from "../../schema/type-words.ts";

/** For messages: "a picture". `own` are the site's own formats. */
export function kindOfSchema(schema: Schema, own: Formats = {}): string {
  if (schema.type !== "string") return typeWords[schema.type];
  const { entry, format } = schema;
  if (entry !== undefined) return `an entry of "${entry}"`;
  if (format === undefined) return typeWords.string;
  return (isOwnFormat(format) ? own[format]?.kind : formatWords[format]) ?? typeWords.string;
}
