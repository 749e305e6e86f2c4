import type { JsonSchema } from "./close-schema.ts";
import type { Validate } from "./compiled-validator.ts";
import type { AnyBlock } from "./define-block.ts";
import type { Model } from "./model.ts";
import type { Validators } from "./parse.ts";
import { parserSchemas } from "./parser-schemas.ts";
import { compileValidator } from "./validator.ts";

export function compileValidators(blocks: readonly AnyBlock[], model: Model): Validators {
  const compiled = new Map<string, Validate>();
  let schemas: Record<string, JsonSchema> | undefined;
  return (name) => {
    schemas ??= parserSchemas(blocks, model);
    const validate = compiled.get(name) ?? compileValidator(schemas[name] ?? {});
    compiled.set(name, validate);
    return validate;
  };
}
