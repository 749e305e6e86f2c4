import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import type { Model } from "../../../schema/model/model.ts";
import { siteSchema } from "../../../schema/site/site-schema.ts";
import { localizeSchema } from "./localize-schema.ts";

const list = (title: string, item: string, description: string): Schema => ({
  type: "array",
  title,
  description,
  items: { type: "object", title: item, description: "", properties: {} },
});

/** Keys of `site` whose schema is outside the subset of JSON Schema that forms know. */
const extraSchemas: Readonly<Record<string, Schema>> = {
  frame: list("Frame", "Block", "The blocks around those of every page."),
  frames: { type: "object", title: "Frames", description: "Other frames, by their names.", properties: {} },
  feeds: list("Feeds", "Feed", "Lists of entries for feed readers."),
  structuredData: list(
    "Structured data",
    "Template",
    "What search engines are told on every page, as JSON-LD.",
  ),
  words: {
    type: "object",
    title: "Words",
    description: "Texts that take the place of the blocks' own, by language.",
    properties: {},
  },
};

export const engineSchema: ObjectSchema = {
  ...siteSchema,
  properties: { ...siteSchema.properties, ...extraSchemas },
};

export function wholeSiteSchema({ settings }: Model): ObjectSchema {
  const { properties, ...engine } = localizeSchema(engineSchema);
  return { ...engine, properties: { ...settings, ...properties } };
}

export const developerKeys = ["feeds", "structuredData", "words", "head", "admin"] as const;
