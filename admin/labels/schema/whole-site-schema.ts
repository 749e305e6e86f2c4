import type { Model } from "../../../schema/model.ts";
import type { ObjectSchema, Schema } from "../../../schema/schema.ts";
import { siteSchema } from "../../../schema/site-schema.ts";
import { localizeSchema } from "./localize-schema.ts";

const list = (title: string, item: string, description: string): Schema => ({
  type: "array",
  title,
  description,
  items: { type: "object", title: item, description: "", properties: {} },
});

/** The keys of `site` whose shape is not in the subset that schemas are written in, in words. */
const parts: Readonly<Record<string, Schema>> = {
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

/** What every site has in `site`. */
export const engineSchema: ObjectSchema = {
  ...siteSchema,
  properties: { ...siteSchema.properties, ...parts },
};

/** `site` as a whole: what every site has, and beside it the groups of this one's model. */
export function wholeSiteSchema({ settings }: Model): ObjectSchema {
  const { properties, ...engine } = localizeSchema(engineSchema);
  return { ...engine, properties: { ...settings, ...properties } };
}

/** The keys that whoever builds the site looks after, in their order. */
export const developerKeys = ["feeds", "structuredData", "words", "head", "admin"] as const;
