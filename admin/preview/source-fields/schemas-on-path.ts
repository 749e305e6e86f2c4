import type { ValuePath } from "../../../editing/document/edit.ts";
import type { Schema } from "../../../schema/fields/schema.ts";

export function schemasOnPath(schema: Schema, path: ValuePath): readonly Schema[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const next =
    schema.type === "array" ? schema.items : schema.type === "object" ? schema.properties[key] : undefined;
  return next ? [next, ...schemasOnPath(next, rest)] : [];
}
