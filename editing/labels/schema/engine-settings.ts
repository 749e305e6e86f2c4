import type { ObjectSchema } from "../../../schema/fields/schema.ts";

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

export function engineSettings(site: ObjectSchema): ObjectSchema {
  const properties = engineKeys.flatMap((key) => {
    const { [key]: property } = site.properties;
    return property ? [[key, property]] : [];
  });
  return { ...site, properties: Object.fromEntries(properties) };
}
