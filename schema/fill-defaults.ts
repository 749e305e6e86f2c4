import type { Schema } from "./schema.ts";

/**
 * A value with the defaults of its schema in the places of what was left out, as parse fills them in; what is not of
 * the schema's type stays as it is. The value itself is not changed.
 */
export function fillDefaults(schema: Schema, value: unknown): unknown {
  if (schema.type === "array") {
    return Array.isArray(value) ? value.map((item) => fillDefaults(schema.items, item)) : value;
  }
  if (schema.type !== "object" || typeof value !== "object" || value === null || Array.isArray(value)) {
    return value;
  }
  const filled: Record<string, unknown> = { ...value };
  for (const [key, property] of Object.entries(schema.properties)) {
    const own = Object.hasOwn(value, key) ? filled[key] : undefined;
    const written = own === undefined ? property.default : own;
    if (written !== undefined) filled[key] = fillDefaults(property, written);
  }
  return filled;
}
