import type { Schema } from "../../schema/fields/schema.ts";
import { formatText } from "./format-value.ts";

const telling = ["title", "question", "name", "text", "label", "value", "days"];

const longest = 60;

/** The title of a list's item: a text of its own, or the type with its number. `index` is from 0. */
export function itemTitle(item: unknown, schema: Schema, index: number): string {
  return ownTitle(item, schema) ?? `${schema.title} ${index + 1}`;
}

export function ownTitle(item: unknown, schema: Schema): string | undefined {
  const plain = typeof item === "string" ? textOf(item, schema) : titleOf(item, schema);
  return plain !== undefined && plain.length > longest ? `${plain.slice(0, longest - 3).trimEnd()}…` : plain;
}

function titleOf(item: unknown, schema: Schema): string | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const fields = item as Readonly<Record<string, unknown>>;
  const properties = schema.type === "object" ? schema.properties : {};
  for (const key of [...telling, ...Object.keys(properties)]) {
    const title = Object.hasOwn(fields, key) ? firstText(fields[key], properties[key]) : undefined;
    if (title !== undefined) return title;
  }
  return undefined;
}

/** A text as it is shown; of a list of texts, such as the cells of a row, the first. */
function firstText(value: unknown, schema: Schema | undefined): string | undefined {
  if (typeof value === "string") return textOf(value, schema);
  if (!Array.isArray(value) || schema?.type !== "array") return undefined;
  const first = value.find((text) => typeof text === "string" && text.trim() !== "");
  return first === undefined ? undefined : textOf(first, schema.items);
}

function textOf(text: string, schema: Schema | undefined): string | undefined {
  return withoutMarks(formatText(schema, text));
}

function withoutMarks(text: string): string | undefined {
  const plain = text
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/^#+ |\*\*|__|`/gm, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" ? undefined : plain;
}
