import { fieldsSchema } from "../../../renderer/resolve/entries/entry-schema.ts";
import { withoutReferences } from "../../../renderer/resolve/values/token-values.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { Model } from "../../../schema/model/model.ts";

/** Where a site's own blocks find what its entries have. */
export const collectionTypesFile = "blocks/collections.d.ts";

/** The fields of each collection as a type, for `Resolved` and `EntryValue` in the views of a site's own blocks. */
export function collectionTypes({ collections }: Model): string {
  const fields = Object.values(collections).map((collection) => [
    collection.name,
    withoutReferences(fieldsSchema(collection)),
  ]);
  return `// Written by site schema from content/model.json: the fields of the entries, for the types of blocks.
export {};

declare module "blockwork" {
  interface Collections ${typesOf(Object.fromEntries(fields), "  ")}
}
`;
}

/** The keys of a schema that decide what a view gets. */
const deciding = ["format", "enum", "measured", "required", "default"] as const;

/** A schema as the type of itself. */
function typeOf(schema: Schema, indent: string): string {
  const inner = `${indent}  `;
  const line = (key: string, type: string) => `${inner}readonly ${JSON.stringify(key)}: ${type};\n`;
  const values: Readonly<Record<string, unknown>> = { ...schema };
  const literals = deciding.flatMap((key) =>
    values[key] === undefined ? [] : line(key, literal(values[key])),
  );
  return [
    "{\n",
    line("type", JSON.stringify(schema.type)),
    line("title", "string"),
    line("description", "string"),
    ...literals,
    schema.type === "array" ? line("items", typeOf(schema.items, inner)) : "",
    schema.type === "object" ? line("properties", typesOf(schema.properties, inner)) : "",
    `${indent}}`,
  ].join("");
}

function typesOf(fields: Readonly<Record<string, Schema>>, indent: string): string {
  const inner = `${indent}  `;
  const members = Object.entries(fields).map(
    ([name, field]) => `${inner}readonly ${JSON.stringify(name)}: ${typeOf(field, inner)};\n`,
  );
  return `{\n${members.join("")}${indent}}`;
}

/** JSON is a type of itself, but for lists, which can be changed. */
const literal = (value: unknown) => `${Array.isArray(value) ? "readonly " : ""}${JSON.stringify(value)}`;
