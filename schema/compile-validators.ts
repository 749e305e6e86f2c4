import { collections } from "./collections/index.ts";
import type { Validate } from "./compiled-validator.ts";
import type { AnyBlock } from "./define-block.ts";
import { closed, type JsonSchema, siteJsonSchema } from "./json-schema.ts";
import type { Validators } from "./parse.ts";
import { compileValidator } from "./validator.ts";

/** The schemas that a parser for these blocks needs, by the names that it asks for them: `site`, then the collections. */
export function parserSchemas(blocks: readonly AnyBlock[]): Record<string, JsonSchema> {
  const entries = Object.entries(collections).map(([name, schema]) => [name, closed(schema)] as const);
  return { site: siteJsonSchema(blocks), ...Object.fromEntries(entries) };
}

/** Validators that are compiled when they are first asked for. */
export function compileValidators(blocks: readonly AnyBlock[]): Validators {
  const compiled = new Map<string, Validate>();
  let schemas: Record<string, JsonSchema> | undefined;
  return (name) => {
    schemas ??= parserSchemas(blocks);
    const validate = compiled.get(name) ?? compileValidator(schemas[name] ?? {});
    compiled.set(name, validate);
    return validate;
  };
}
