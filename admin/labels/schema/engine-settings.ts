import type { ObjectSchema } from "../../../schema/schema.ts";

/** The settings that every site has and that have no screen of their own, in the order in which somebody looks for them. */
export const engineKeys: readonly string[] = [
  "name",
  "url",
  "language",
  "languages",
  "picture",
  "favicon",
  "redirects",
  "host",
];

/** Of the schema of the whole site, those settings. */
export function engineSettings(site: ObjectSchema): ObjectSchema {
  const properties = engineKeys.flatMap((key) => {
    const { [key]: property } = site.properties;
    return property ? [[key, property]] : [];
  });
  return { ...site, properties: Object.fromEntries(properties) };
}
