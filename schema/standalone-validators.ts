import { _ } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { JsonSchema } from "./close-schema.ts";
import { formats } from "./formats.ts";
import { createAjv, withLimit } from "./validator.ts";

/**
 * The text of one ES module that exports each validator by name and imports nothing: it starts without ajv, and runs
 * where `new Function` is forbidden.
 */
export function standaloneValidators(schemas: Readonly<Record<string, JsonSchema>>): string {
  const ajv = createAjv(schemas, { source: true, esm: true, optimize: true, formats: _`formats` });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  // The name of a schema need not be an identifier, such as collection:breads.
  const locals = Object.keys(schemas).map((name, index) => [`exported${index}`, name] as const);
  const code = standaloneCode(ajv, Object.fromEntries(locals)).replace(/^export (?=const exported\d)/gm, "");
  const exported = locals.map(([local, name]) => `${local} as ${JSON.stringify(name)}`);
  return [
    `const formats = {${Object.entries(formats).map(([name, format]) => `${name}: ${format}`)}};`,
    withLimit(code),
    `export { ${exported.join(", ")} };`,
  ].join("\n");
}
