import type { Schema } from "../../schema/schema.ts";
import type { Path } from "../form/form-context.ts";

/** The schemas on the way to a value, the value's own last; fewer than the path has steps if it leads nowhere. */
export function schemasOnWay(schema: Schema, path: Path): readonly Schema[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const next =
    schema.type === "array" ? schema.items : schema.type === "object" ? schema.properties[key] : undefined;
  return next ? [next, ...schemasOnWay(next, rest)] : [];
}

/** Whether a value may not be left out: an item of a list, or a key that its object requires. */
export function isRequired(schema: Schema, path: Path): boolean {
  const parent = [schema, ...schemasOnWay(schema, path)][path.length - 1];
  return parent?.type !== "object" || (parent.required ?? []).includes(String(path.at(-1)));
}
