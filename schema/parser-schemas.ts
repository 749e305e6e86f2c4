import { closed, type JsonSchema } from "./closed.ts";
import type { AnyBlock } from "./define-block.ts";
import { eachSchema } from "./each.ts";
import { siteJsonSchema } from "./json-schema.ts";
import type { Model } from "./model.ts";

/** What the validator of a collection's front matter is called. */
export const collectionValidator = (collection: string): string => `collection:${collection}`;

/**
 * The schemas that a parser for these blocks and this model needs, by the names that it asks for them: `site`, `each`,
 * and one for the front matter of each collection.
 */
export function parserSchemas(blocks: readonly AnyBlock[], model: Model): Record<string, JsonSchema> {
  const fields = Object.values(model.collections).map(
    (collection) => [collectionValidator(collection.name), closed(collection.fields)] as const,
  );
  return { site: siteJsonSchema(blocks, model), each: eachSchema, ...Object.fromEntries(fields) };
}
