import type { JsonSchema } from "../../schema/fields/close-schema.ts";

/** A key that somebody can write, by its path: `items[].question`. */
interface Key {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** A table of the keys of an object and of what is in them, as Markdown. */
export function keysTable(schema: JsonSchema, prefix = ""): string {
  const rows = keysOf(schema, prefix).map(
    ({ path, schema, isRequired }) =>
      `| \`${path}\` | ${cell(described(schema))} | ${cell(typeOf(schema))}${isRequired ? ", required" : ""} | ${cell(defaultOf(schema))} |`,
  );
  return `| Key | What it is | Type | Default |\n| --- | --- | --- | --- |\n${rows.join("\n")}`;
}

/** How many levels of a key that holds itself are written out. */
const maxDepth = 6;

function keysOf(schema: JsonSchema, prefix: string, depth = 0): readonly Key[] {
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  const required = (schema.required ?? []) as readonly string[];
  if (depth > maxDepth) return [];
  return properties.flatMap(([name, property]) => {
    const path = prefix + name;
    const own = { path, schema: property, isRequired: required.includes(name) };
    return [own, ...keysBelow(property, path, depth)];
  });
}

function keysBelow(schema: JsonSchema, path: string, depth: number): readonly Key[] {
  if (schema.blocks || schema.$ref) return [];
  const items = schema.items as JsonSchema | undefined;
  const others = schema.additionalProperties;
  return [
    ...keysOf(schema, `${path}.`, depth + 1),
    ...(items ? keysBelow(items, `${path}[]`, depth + 1) : []),
    ...(typeof others === "object" ? keysBelow(others as JsonSchema, `${path}.NAME`, depth + 1) : []),
  ];
}

function described({ title = "", description = "", examples }: JsonSchema): string {
  const shown = (examples ?? []) as readonly unknown[];
  const samples = shown.map(
    (example) => `\`${typeof example === "string" ? example : JSON.stringify(example)}\``,
  );
  const text = escaped(String(description) || `${title}.`);
  return samples.length === 0 ? text : `${text} Such as ${samples.join(", ")}.`;
}

const formats: Readonly<Record<string, string>> = {
  multiline: "text",
  markdown: "Markdown",
  link: "link",
  embed: "address of a map",
  media: "picture",
  icon: "icon",
  date: "date",
  colour: "colour",
  email: "e-mail address",
  telephone: "telephone number",
  file: "file",
};

const types: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  integer: "whole number",
  boolean: "`true` or `false`",
  array: "list",
  object: "object",
};

function typeOf(schema: JsonSchema): string {
  const { type, format, minimum, maximum } = schema;
  const choices = schema.enum as readonly unknown[] | undefined;
  if (schema.$ref) return "object";
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (choices) return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(" or ");
  if (schema.blocks || isBlocks(schema)) return "list of blocks";
  const names = ([type].flat() as readonly string[]).map((name) => types[name] ?? "any value");
  const name = typeof format === "string" ? (formats[format] ?? format) : names.join(" or ");
  if (minimum !== undefined && maximum !== undefined) return `${name}, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${name}, from ${minimum}`;
  return name;
}

const isBlocks = ({ items }: JsonSchema) => (items as JsonSchema | undefined)?.$ref === "#/definitions/block";

function defaultOf(schema: JsonSchema): string {
  const { default: value } = schema;
  if (value === undefined || JSON.stringify(value) === "[]" || JSON.stringify(value) === "{}") return "";
  return `\`${JSON.stringify(value)}\``;
}

/** A text as a cell of a table: a bar would end it. */
const cell = (text: string) => text.replace(/\s+/g, " ").replace(/\|/g, "\\|");

/** A text without anything that Markdown takes for its own. */
const escaped = (text: string) =>
  text
    .split(/(https?:\/\/[\w./-]*\w)/)
    .map((part, index) =>
      index % 2 === 1 ? `\`${part}\`` : part.replace(/[<*_]|(?<!\S)#(?=\p{L})/gu, "\\$&"),
    )
    .join("");
