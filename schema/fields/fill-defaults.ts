import type { Schema } from "./schema.ts";

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
