import { closeSchema, type JsonSchema } from "./close-schema.ts";
import type { AnyBlock } from "./define-block.ts";
import { eachSchema } from "./each.ts";
import { siteJsonSchema } from "./json-schema.ts";
import type { Model } from "./model.ts";
import { patternJsonSchema } from "./pattern-schema.ts";

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
