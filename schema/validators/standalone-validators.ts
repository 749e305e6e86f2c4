import { _, type Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { JsonSchema } from "../fields/close-schema.ts";
import { writtenForms } from "../formats/index.ts";
import { boundedPatternCode } from "../text/bounded-pattern.ts";
import { createAjv, withLimit } from "./validator.ts";

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * The text of one ES module, or of a CommonJS script, that exports each validator by its name and imports nothing: it starts
 * without ajv, and runs where `new Function` is forbidden.
 */
export function standaloneValidators(schemas: Schemas, kind: "module" | "script" = "module"): string {
  const isModule = kind === "module";
  const ajv = createAjv(schemas, { source: true, esm: isModule, optimize: true, formats: _`formats` });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const listed = Object.entries(writtenForms).map(([name, format]) => `${JSON.stringify(name)}: ${format}`);
  return `${boundedPatternCode}const formats = {${listed}};\n${withLimit(isModule ? asModule(ajv, schemas) : asScript(ajv, schemas))}`;
}

function asScript(ajv: Ajv, schemas: Schemas): string {
  return standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name])));
}

/** The name of a schema need not be an identifier, such as `collection:breads`. */
function asModule(ajv: Ajv, schemas: Schemas): string {
  const locals = Object.keys(schemas).map((name, index) => [`exported${index}`, name] as const);
  const exported = locals.map(([local, name]) => `${local} as ${JSON.stringify(name)}`);
  return `${standaloneCode(ajv, Object.fromEntries(locals))}\nexport { ${exported.join(", ")} };`;
}
