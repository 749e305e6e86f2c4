import type { ObjectSchema } from "../../../schema/schema.ts";
import { siteSchema } from "../../../schema/site-schema.ts";

const { name, url, language, languages, picture, favicon, redirects } = siteSchema.properties;

/** The settings that every site has and that have no screen of their own, in the order in which somebody looks for them. */
export const engineSettings: ObjectSchema = {
  ...siteSchema,
  properties: { name, url, language, languages, picture, favicon, redirects },
};

export const engineKeys: readonly string[] = Object.keys(engineSettings.properties);
