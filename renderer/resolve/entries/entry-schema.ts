import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import type { Collection } from "../../../schema/model/model.ts";

/** What each entry has besides the fields of its collection. */
export const implicitFields = {
  id: { type: "string", title: "Short name", description: "What the entry is called in its address." },
  slug: {
    type: "string",
    title: "Name in the address",
    description: "What the entry is called in its address.",
  },
  href: { type: "string", format: "link", title: "Address", description: "The entry's page." },
} as const satisfies ObjectSchema["properties"];

const schemas = new WeakMap<Collection, ObjectSchema>();

export function entrySchema(collection: Collection): ObjectSchema {
  const known = schemas.get(collection) ?? schemaOf(collection);
  schemas.set(collection, known);
  return known;
}

function schemaOf({ fields, body }: Collection): ObjectSchema {
  const text = body && { body: { type: "string", format: "markdown", ...body } as const };
  return { ...fields, properties: { ...implicitFields, ...fields.properties, ...text } };
}
