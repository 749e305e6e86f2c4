import { closeSchema, type JsonSchema } from "../fields/close-schema.ts";
import type { Collection } from "../model/model.ts";
import { annotations } from "./json-schema.ts";

export function entryJsonSchema({ title, fields }: Collection): JsonSchema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    ...plain(closeSchema(fields)),
    title,
    description: "The front matter of an entry: what stands between its two lines of ---.",
  };
}

function plain(schema: JsonSchema): JsonSchema {
  const { properties, items } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  const kept = Object.entries(schema).filter(
    ([key, value]) => !isAnnotation(key) && (key !== "format" || value === "date"),
  );
  return {
    ...Object.fromEntries(kept),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, plain(value)])),
    }),
    ...(items && { items: plain(items) }),
  };
}

const isAnnotation = (key: string) => (annotations as readonly string[]).includes(key);
