import { implicitFields } from "../../../renderer/resolve/entries/entry-schema.ts";
import { pageTokens } from "../../../renderer/resolve/values/site-scope.ts";
import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { siteSchema } from "../../../schema/site/site-schema.ts";
import { localizeSchema } from "../schema/localize-schema.ts";

const engine = new Set<Schema>(
  [implicitFields, pageTokens().properties, siteSchema.properties].flatMap((fields) => Object.values(fields)),
);

const localized = new WeakMap<ObjectSchema, ObjectSchema>();

export function localizeTokens(schema: ObjectSchema): ObjectSchema {
  const known = localized.get(schema);
  if (known) return known;
  const properties = Object.entries(schema.properties).map(([key, property]) => [
    key,
    engine.has(property) ? localizeSchema(property) : property,
  ]);
  const made: ObjectSchema = { ...schema, properties: Object.fromEntries(properties) };
  localized.set(schema, made);
  return made;
}
