import type { Schema } from "../../../schema/schema.ts";
import type { ValuePath } from "../../document/edit.ts";

/** The schemas on the way to a value, the value's own last; fewer than the path has steps if it leads nowhere. */
export function schemasOnWay(schema: Schema, path: ValuePath): readonly Schema[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const next =
    schema.type === "array" ? schema.items : schema.type === "object" ? schema.properties[key] : undefined;
  return next ? [next, ...schemasOnWay(next, rest)] : [];
}
