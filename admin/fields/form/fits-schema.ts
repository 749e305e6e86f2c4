import type { Schema } from "../../../schema/schema.ts";
import { messages } from "../../messages/messages.ts";

/** Whether a field for the schema can show a value and edit it without losing anything of it. */
export function fitsSchema(schema: Schema, value: unknown): boolean {
  switch (schema.type) {
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "array":
      return Array.isArray(value);
    case "integer":
      return typeof value === "number";
    default:
      return typeof value === schema.type;
  }
}

/** The kind of a value in words: "a text", "a list". */
export function kindOf(value: unknown): string {
  const { kinds } = messages.values;
  if (value === null) return kinds.nothing;
  if (Array.isArray(value)) return kinds.list;
  const names: Readonly<Record<string, string>> = {
    string: kinds.text,
    number: kinds.number,
    boolean: kinds.boolean,
    object: kinds.group,
  };
  return names[typeof value] ?? kinds.other;
}

/** The kind of value that a schema wants, in words. */
export function kindWanted({ type }: Schema): string {
  const { kinds } = messages.values;
  const names = {
    string: kinds.text,
    number: kinds.number,
    integer: kinds.wholeNumber,
    boolean: kinds.boolean,
    array: kinds.list,
    object: kinds.group,
  };
  return names[type];
}
