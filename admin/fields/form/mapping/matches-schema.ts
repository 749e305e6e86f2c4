import { messages } from "../../../../editing/messages/messages.ts";
import type { Schema } from "../../../../schema/fields/schema.ts";

export function matchesSchema(schema: Schema, value: unknown): boolean {
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

export function expectedKind({ type }: Schema): string {
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
