import type { AnyBlock } from "../block/define-block.ts";
import { closeSchema, type JsonSchema } from "../fields/close-schema.ts";
import type { Model } from "../model/model.ts";
import { eachSchema } from "../site/each.ts";
import { patternJsonSchema } from "../site/pattern-schema.ts";
import { siteJsonSchema } from "./json-schema.ts";

export const collectionValidator = (collection: string): string => `collection:${collection}`;

export function parserSchemas(blocks: readonly AnyBlock[], model: Model): Record<string, JsonSchema> {
  const fields = Object.values(model.collections).map(
    (collection) => [collectionValidator(collection.name), closeSchema(collection.fields)] as const,
  );
  return {
    site: siteJsonSchema(blocks, model),
    each: eachSchema,
    pattern: patternJsonSchema(),
    ...Object.fromEntries(fields),
  };
}
