import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { humanizeKey } from "./humanize-key.ts";

const known = new WeakMap<ObjectSchema, readonly (readonly [string, Schema])[]>();

/** Titles are unique among siblings: of two that are called Card, one is "First card". Memoized by schema. */
export function namedProperties(schema: ObjectSchema): readonly (readonly [string, Schema])[] {
  const found = known.get(schema);
  if (found) return found;
  const all = Object.entries(schema.properties);
  const named = all.map(([key, property]) => {
    const isShared = all.filter(([, other]) => other.title === property.title).length > 1;
    const title = `${humanizeKey(key)} ${property.title.toLowerCase()}`;
    return [key, isShared ? { ...property, title } : property] as const;
  });
  known.set(schema, named);
  return named;
}
