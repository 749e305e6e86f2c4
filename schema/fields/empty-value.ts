import type { ObjectSchema, Schema } from "./schema.ts";

export function emptyValue(schema: Schema): unknown {
  switch (schema.type) {
    case "object":
      return emptyObject(schema);
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items));
    case "boolean":
      return schema.default ?? false;
    case "string":
      return schema.default ?? schema.enum?.[0] ?? "";
    default:
      return schema.default ?? schema.minimum ?? 0;
  }
}

function emptyObject({ properties, required = [] }: ObjectSchema): Record<string, unknown> {
  const needed = Object.entries(properties).filter(
    ([key, property]) => required.includes(key) && property.default === undefined,
  );
  return Object.fromEntries(needed.map(([key, property]) => [key, emptyValue(property)]));
}
