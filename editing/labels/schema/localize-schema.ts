import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { entryFields, type Model } from "../../../schema/model/model.ts";
import { schemaTexts } from "../../messages/messages.ts";
import type { SchemaTexts } from "../../messages/shared/schema-texts.ts";

export interface NamedChoices {
  readonly choiceNames?: Readonly<Record<string, string>>;
}

const localized = new WeakMap<Schema, Schema>();

/** For the engine's schemas; those of a site keep their texts. */
export function localizeSchema<Known extends Schema>(schema: Known): Known {
  if (!schemaTexts) return schema;
  const made = localized.get(schema) ?? translate(schema, schemaTexts);
  localized.set(schema, made);
  return made as Known;
}

export function localizeModel(model: Model): Model {
  const fields = Object.entries(entryFields).map(([key, field]) => [key, localizeSchema(field)]);
  const own = Object.fromEntries(fields) as ObjectSchema["properties"];
  const collections = Object.entries(model.collections).map(([name, collection]) => {
    const { fields } = collection;
    return [name, { ...collection, fields: { ...fields, properties: { ...fields.properties, ...own } } }];
  });
  return schemaTexts ? { ...model, collections: Object.fromEntries(collections) } : model;
}

function translate(schema: Schema, texts: SchemaTexts): Schema & NamedChoices {
  const { titles, descriptions, choices } = texts;
  const { title, description } = schema;
  const words = {
    title: titles[title] ?? title,
    description: descriptions[description] ?? description,
  };
  switch (schema.type) {
    case "object":
      return { ...schema, ...words, properties: translateEach(schema.properties, texts) };
    case "array":
      return { ...schema, ...words, items: translate(schema.items, texts) };
    case "string":
      return {
        ...schema,
        ...words,
        ...(schema.enum && { choiceNames: namesOf(schema.enum, title, choices) }),
      };
    default:
      return { ...schema, ...words };
  }
}

function translateEach(
  properties: ObjectSchema["properties"],
  texts: SchemaTexts,
): ObjectSchema["properties"] {
  const translated = Object.entries(properties).map(([key, schema]) => [key, translate(schema, texts)]);
  return Object.fromEntries(translated) as ObjectSchema["properties"];
}

function namesOf(values: readonly string[], title: string, choices: SchemaTexts["choices"]) {
  const named = values.map((value) => [value, choices[`${title}: ${value}`] ?? choices[value] ?? value]);
  return Object.fromEntries(named) as Readonly<Record<string, string>>;
}
