import { visible, visibleOrEmpty } from "../text/visible.ts";
import type { Schema, StringSchema } from "./schema.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The closed form of a schema: objects reject unknown keys, and a text that must not be empty has something visible.
 */
export function closeSchema(schema: Schema): JsonSchema {
  if (schema.type === "string" && schema.minLength && !schema.pattern) return { ...schema, pattern: visible };
  if (schema.type === "string" && isFreeText(schema)) return { ...schema, pattern: visibleOrEmpty };
  if (schema.type === "array") {
    const items = schema.blocks ? { $ref: "#/definitions/block" } : closeSchema(schema.items);
    return { ...schema, items };
  }
  if (schema.type !== "object") return { ...schema };
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([key, property]) => [key, closeSchema(property)]),
  );
  return { ...schema, properties, additionalProperties: false };
}

function isFreeText({ pattern, entry, enum: choice, format }: StringSchema): boolean {
  const free = format === undefined || format === "multiline" || format === "markdown";
  return !pattern && !entry && !choice && free;
}
