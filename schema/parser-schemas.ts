import { collections } from "./collections/index.ts";
import type { AnyBlock } from "./define-block.ts";
import { closed, type JsonSchema, siteJsonSchema } from "./json-schema.ts";

/** The schemas that a parser for these blocks needs, by the names that it asks for them: `site`, then the collections. */
export function parserSchemas(blocks: readonly AnyBlock[]): Record<string, JsonSchema> {
  const entries = Object.entries(collections).map(([name, schema]) => [name, closed(schema)] as const);
  return { site: siteJsonSchema(blocks), ...Object.fromEntries(entries) };
}
