import type { Schema } from "../../schema/schema.ts";

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
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  const names: Readonly<Record<string, string>> = {
    string: "a text",
    number: "a number",
    boolean: "yes or no",
    object: "a group of values",
  };
  return names[typeof value] ?? "something else";
}

/** The kind of value that a schema wants, in words. */
export function kindWanted({ type }: Schema): string {
  const names = {
    string: "a text",
    number: "a number",
    integer: "a whole number",
    boolean: "yes or no",
    array: "a list",
    object: "a group of values",
  } as const;
  return names[type];
}
