import type { ObjectSchema, Schema } from "../../../schema/schema.ts";
import { plainName } from "./plain-name.ts";

const known = new WeakMap<ObjectSchema, readonly (readonly [string, Schema])[]>();

/**
 * The properties of an object, each with a title that none of its siblings has: of two that are called Card, one is
 * "First card". The same schemas each time.
 */
export function namedProperties(schema: ObjectSchema): readonly (readonly [string, Schema])[] {
  const found = known.get(schema);
  if (found) return found;
  const all = Object.entries(schema.properties);
  const named = all.map(([key, property]) => {
    const isShared = all.filter(([, other]) => other.title === property.title).length > 1;
    const title = `${plainName(key)} ${property.title.toLowerCase()}`;
    return [key, isShared ? { ...property, title } : property] as const;
  });
  known.set(schema, named);
  return named;
}
