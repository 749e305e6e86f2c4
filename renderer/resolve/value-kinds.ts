import type { Schema } from "../../schema/schema.ts";

const formats: Readonly<Record<string, string>> = {
  markdown: "a Markdown text",
  link: "a link",
  embed: "the address of a map frame",
  media: "a picture",
  icon: "an icon",
  date: "a day",
  colour: "a colour",
  email: "an e-mail address",
  telephone: "a telephone number",
  file: "a file",
};

const types: Readonly<Record<Schema["type"], string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** What a value of a schema is, in words of messages: "a picture". */
export function kindOfSchema(schema: Schema): string {
  if (schema.type !== "string") return types[schema.type];
  if (schema.entry !== undefined) return `an entry of "${schema.entry}"`;
  return (schema.format && formats[schema.format]) ?? types.string;
}
