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

interface EntrySchemas {
  /** Of the front matter, and of what each entry has besides. */
  readonly fields: ObjectSchema;
  /** With the text, where the collection has one. */
  readonly entry: ObjectSchema;
}

const schemas = new WeakMap<Collection, EntrySchemas>();

export const entrySchema = (collection: Collection): ObjectSchema => schemasOf(collection).entry;

export const fieldsSchema = (collection: Collection): ObjectSchema => schemasOf(collection).fields;

function schemasOf(collection: Collection): EntrySchemas {
  const known = schemas.get(collection) ?? makeSchemas(collection);
  schemas.set(collection, known);
  return known;
}

function makeSchemas({ fields: own, body }: Collection): EntrySchemas {
  const fields = { ...own, properties: { ...implicitFields, ...own.properties } };
  const text = body && { body: { type: "string", format: "markdown", ...body } as const };
  return { fields, entry: { ...fields, properties: { ...fields.properties, ...text } } };
}
