import type { Schema } from "../../schema/schema.ts";
import { formatWords, typeWords } from "../../schema/type-words.ts";

/** What a value of a schema is, in words of messages: "a picture". */
export function kindOfSchema(schema: Schema): string {
  if (schema.type !== "string") return typeWords[schema.type];
  if (schema.entry !== undefined) return `an entry of "${schema.entry}"`;
  return (schema.format && formatWords[schema.format]) ?? typeWords.string;
}
