import type { Schema } from "../../../schema/fields/schema.ts";

const longWord = "Rechtsschutzversicherungsgesellschaften";

/** Props whose texts have a word that is as long as words get in place of each that is not short. */
export function withLongWords(schema: Schema, value: unknown): unknown {
  if (schema.type === "string") {
    const isText = schema.entry === undefined && schema.enum === undefined && isProse(schema.format);
    return isText && typeof value === "string" ? value.replace(/\p{L}{5,}/gu, longWord) : value;
  }
  if (schema.type === "array")
    return Array.isArray(value) && !schema.blocks
      ? value.map((item) => withLongWords(schema.items, item))
      : value;
  if (schema.type !== "object" || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const property = schema.properties[key];
      return [key, property ? withLongWords(property, item) : item];
    }),
  );
}

const isProse = (format: string | undefined) =>
  format === undefined || format === "multiline" || format === "markdown";
