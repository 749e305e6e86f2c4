import type { Schema } from "../../schema/schema.ts";
import { formatText } from "./format-value.ts";

const telling = ["title", "question", "name", "text", "label", "value", "days"];

const longest = 60;

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
  const known = schema.type === "object" ? Object.keys(schema.properties) : [];
  const first = [...telling, ...known].find(
    (key) => Object.hasOwn(fields, key) && typeof fields[key] === "string" && fields[key].trim() !== "",
  );
  if (first === undefined) return undefined;
  return textOf(String(fields[first]), schema.type === "object" ? schema.properties[first] : undefined);
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
