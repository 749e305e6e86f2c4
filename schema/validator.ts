import { Ajv, type ErrorObject } from "ajv";
import { annotations, type JsonSchema } from "./json-schema.ts";

/** The errors of a value, or none; fills the schema's defaults into the value it is given. */
export type Validate = (value: unknown) => readonly ErrorObject[];

const ownFormats = ["multiline", "markdown", "link", "embed", "media", "icon", "telephone"];

/** Compiles a schema with ajv in strict mode; every error is collected, each with the schema and data it met. */
export function compileValidator(schema: JsonSchema): Validate {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    verbose: true,
    discriminator: true,
    useDefaults: true,
    ownProperties: true,
    validateSchema: false,
    // The code runs a few times only: making it shorter costs more than it saves.
    code: { optimize: false },
  });
  for (const keyword of annotations) ajv.addKeyword(keyword);
  for (const format of ownFormats) ajv.addFormat(format, true);
  ajv.addFormat("date", isDate);
  ajv.addFormat("colour", /^(#[0-9a-f]{6}|\{\{.*\}\})$/i);
  ajv.addFormat("email", /^([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+|.*\{\{.*\}\}.*)$/);
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

/** Whether a text is a day that exists, as 2025-03-31 (RFC 3339 full-date). */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
