import { isObject } from "./is-object.ts";
import type { Schema } from "./schema.ts";
import { visible, visibleOrEmpty } from "./visible.ts";

/** What to do about a value of the wrong kind, where that can be seen from what was written. */
export function typeHint(schema: Partial<Schema> | undefined, data: unknown): string | undefined {
  switch (schema?.type) {
    case "string":
      return textHint(schema, data);
    case "number":
    case "integer":
      return numberHint(schema.type, data);
    case "boolean":
      return typeof data === "string" || typeof data === "number"
        ? "Write true or false, without quotes."
        : undefined;
    case "array":
      if (typeof data === "string" && schema.items?.type === "string")
        return 'Write a list, such as ["one", "two"].';
      return isObject(data) && schema.items?.type === "object"
        ? "Put it in square brackets, for a list of one."
        : undefined;
    default:
      return undefined;
  }
}

function textHint(schema: Partial<Schema & { type: "string" }>, data: unknown): string | undefined {
  // Unquoted, YAML takes the braces of a token for two objects.
  if (isObject(data) && Object.keys(data).some((key) => key.startsWith("{")))
    return "Put a text that starts with a token in quotes.";
  const { pattern = visible } = schema;
  const free =
    (pattern === visible || pattern === visibleOrEmpty) && !schema.enum && schema.format !== "date";
  const plain = typeof data === "boolean" || (typeof data === "number" && Number.isFinite(data));
  return free && plain ? "Put it in double quotes." : undefined;
}

function numberHint(type: "number" | "integer", data: unknown): string | undefined {
  if (typeof data !== "string" || !/^-?\d+(\.\d+)?$/.test(data)) return undefined;
  const fits = type === "number" || Number.isSafeInteger(Number(data));
  return fits ? `Write ${Number(data)} without quotes.` : undefined;
}
