import { configJsonSchema } from "../../../schema/config-json-schema.ts";
import type { AnyBlock } from "../../../schema/define-block.ts";
import { entryJsonSchema } from "../../../schema/entry-json-schema.ts";
import type { Model } from "../../../schema/model.ts";
import { createModelSchema } from "../../../schema/model-schema.ts";

/** The JSON Schemas beside a site.config.json, of it and of content/model.json. */
export const schemaFiles = { site: "site.schema.json", model: "model.schema.json" } as const;

/** The name of the one of a collection's front matter, in content/ beside the collection's folder. */
export const entrySchemaName = (collection: string): string => `${collection}.schema.json`;

/** The texts of both and of one for each collection, by their files, made of the blocks and the model of a site. */
export function schemaTexts(blocks: readonly AnyBlock[], model: Model): Readonly<Record<string, string>> {
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [schemaFiles.site]: text(configJsonSchema(blocks, model)),
    [schemaFiles.model]: text(createModelSchema(Object.keys(model.formats ?? {}))),
    ...Object.fromEntries(
      Object.values(model.collections).map((collection) => [
        `content/${entrySchemaName(collection.name)}`,
        text(entryJsonSchema(collection)),
      ]),
    ),
  };
}
