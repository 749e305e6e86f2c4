import { Ajv, type Options } from "ajv";
import type { JsonSchema } from "../fields/close-schema.ts";
import { ownFormatsIn, writtenForms } from "../formats/index.ts";
import { annotations } from "../json-schema/json-schema.ts";
import { boundedPattern } from "../text/bounded-pattern.ts";
import { maxErrors, toValidate, type Validate } from "./compiled-validator.ts";

export function createAjv(schemas: unknown, code: Options["code"] = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    discriminator: true,
    useDefaults: true,
    ownProperties: true,
    validateSchema: false,
    logger: false,
    messages: false,
    // Counts characters as editors and our messages do; ajv's own way needs a module of ajv at run time.
    unicode: false,
    // The code runs a few times only, so optimising costs more than it saves.
    code: { optimize: false, process: withLimit, regExp: boundedPattern, ...code },
  });
  for (const keyword of annotations) ajv.addKeyword(keyword);
  for (const [name, format] of Object.entries(writtenForms)) ajv.addFormat(name, format);
  // These are checked by the site's own code once their tokens are replaced.
  for (const name of ownFormatsIn(schemas)) ajv.addFormat(name, true);
  return ajv;
}

export function compileValidator(schema: JsonSchema): Validate {
  return toValidate(createAjv(schema).compile(schema));
}

/** Makes the code of ajv throw its errors when there are too many. */
export function withLimit(code: string): string {
  return code.replace(
    /vErrors\.push\((\w+)\);/g,
    `if (vErrors.length >= ${maxErrors}) throw { errors: vErrors }; vErrors.push($1);`,
  );
}
