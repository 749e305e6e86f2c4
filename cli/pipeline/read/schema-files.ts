import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { configJsonSchema } from "../../../schema/json-schema/config-json-schema.ts";
import { entryJsonSchema } from "../../../schema/json-schema/entry-json-schema.ts";
import type { Model } from "../../../schema/model/model.ts";
import { createModelSchema } from "../../../schema/model/model-schema.ts";
import { patternJsonSchema, patternsFolder } from "../../../schema/site/pattern-schema.ts";

export const schemaFiles = { site: "site.schema.json", model: "model.schema.json" } as const;

export const entrySchemaName = (collection: string): string => `${collection}.schema.json`;

const patternsSchema = `${patternsFolder}.schema.json`;

/** The JSON Schema files of a site, by path. */
export function schemaTexts(
  blocks: readonly AnyBlock[],
  model: Model,
  { hasPatterns = false } = {},
): Readonly<Record<string, string>> {
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [schemaFiles.site]: text(configJsonSchema(blocks, model)),
    [schemaFiles.model]: text(createModelSchema(Object.keys(model.formats ?? {}))),
    ...(hasPatterns && {
      [patternsSchema]: text(patternJsonSchema({ $ref: `../${schemaFiles.site}#/definitions/block` })),
    }),
    ...Object.fromEntries(
      Object.values(model.collections).map((collection) => [
        `content/${entrySchemaName(collection.name)}`,
        text(entryJsonSchema(collection)),
      ]),
    ),
  };
}
