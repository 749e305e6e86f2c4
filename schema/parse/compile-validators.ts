import type { AnyBlock } from "../block/define-block.ts";
import type { JsonSchema } from "../fields/close-schema.ts";
import { parserSchemas } from "../json-schema/parser-schemas.ts";
import type { Model } from "../model/model.ts";
import type { Validate } from "../validators/compiled-validator.ts";
import { compileValidator } from "../validators/validator.ts";
import type { Validators } from "./parse.ts";

/** By their schemas: many small models of tests differ in one collection only. */
const kept = new Map<string, Validate>();

export function compileValidators(blocks: readonly AnyBlock[], model: Model): Validators {
  const compiled = new Map<string, Validate>();
  let schemas: Record<string, JsonSchema> | undefined;
  return (name) => {
    schemas ??= parserSchemas(blocks, model);
    const validate = compiled.get(name) ?? compileOnce(schemas[name] ?? {});
    compiled.set(name, validate);
    return validate;
  };
}

function compileOnce(schema: JsonSchema): Validate {
  const text = JSON.stringify(schema);
  const validate = kept.get(text) ?? compileValidator(schema);
  kept.set(text, validate);
  return validate;
}
