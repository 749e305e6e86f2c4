import { Ajv, type Options } from "ajv";
import type { JsonSchema } from "./closed.ts";
import { toValidate, type Validate } from "./compiled-validator.ts";
import { formats } from "./formats.ts";
import { annotations } from "./json-schema.ts";
import { ownFormatsIn } from "./own-formats.ts";

/** ajv as we use it, for some schemas: strict, every error collected, each with the schema and data that it met. */
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
    // The sentences are ours.
    messages: false,
    // Lengths as editors and our sentences count them; ajv's own way needs a module of ajv where the code runs.
    unicode: false,
    // The code runs a few times only: making it shorter costs more than it saves.
    code: { optimize: false, process: withLimit, ...code },
  });
  for (const keyword of annotations) ajv.addKeyword(keyword);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  // The site's own code checks these once their tokens are replaced.
  for (const name of ownFormatsIn(schemas)) ajv.addFormat(name, true);
  return ajv;
}

/** Compiles a schema. */
export function compileValidator(schema: JsonSchema): Validate {
  return toValidate(createAjv(schema).compile(schema));
}

/** Nobody reads more errors of one file, and a million of them would not fit into memory. */
const mostErrors = 20_000;

/** The code that ajv made, which now throws its errors when there are too many. */
export function withLimit(code: string): string {
  return code.replace(
    /vErrors\.push\((\w+)\);/g,
    `if (vErrors.length >= ${mostErrors}) throw { errors: vErrors }; vErrors.push($1);`,
  );
}
