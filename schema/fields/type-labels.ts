import type { Schema } from "./schema.ts";

export const typeLabels: Readonly<Record<Schema["type"], string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};
