import type { AnyBlock } from "./define-block.ts";
import { configVersion, pageSchema, placedBlockSchema, redirectsSchema } from "./page-schema.ts";
import type { Schema, StringSchema } from "./schema.ts";
import { siteSchema } from "./site-schema.ts";
import { visible, visibleOrEmpty } from "./visible.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Our annotations, which JSON Schema validators have to be told of. */
export const annotations = ["entry", "entries", "advisedLength"] as const;

/** What the schema of a whole config is called. */
export const siteTitle = "Blockwork site";

/**
 * The closed form of a schema literal: every object refuses keys that it does not name, and a text that must not be
 * empty holds something that can be seen.
 */
export function closed(schema: Schema): JsonSchema {
  if (schema.type === "string" && schema.minLength && !schema.pattern) return { ...schema, pattern: visible };
  if (schema.type === "string" && isFreeText(schema)) return { ...schema, pattern: visibleOrEmpty };
  if (schema.type === "array") return { ...schema, items: closed(schema.items) };
  if (schema.type !== "object") return { ...schema };
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([key, property]) => [key, closed(property)]),
  );
  return { ...schema, properties, additionalProperties: false };
}

/** The whole JSON Schema of site.config.json, for these blocks: what `site schema` writes and ajv compiles. */
export function siteJsonSchema(blocks: readonly AnyBlock[]): JsonSchema {
  const page = closed(pageSchema);
  const pageProperties = page.properties as Record<string, JsonSchema>;
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: siteTitle,
    description: "A website: settings that all pages share, then pages, each an ordered list of blocks.",
    type: "object",
    properties: {
      $schema: {
        type: "string",
        title: "Schema",
        description: "Lets a code editor complete and explain every key.",
      },
      configVersion: {
        type: "integer",
        minimum: 1,
        maximum: configVersion,
        title: "Config version",
        description: "The version of the format that this file is written in.",
      },
      site: closed(siteSchema),
      pages: {
        type: "array",
        title: "Pages",
        description: "The pages of the site.",
        minItems: 1,
        items: {
          ...page,
          properties: {
            ...pageProperties,
            blocks: {
              type: "array",
              title: "Blocks",
              description: "What is on the page, from top to bottom.",
              items: {
                type: "object",
                title: placedBlockSchema.title,
                description: placedBlockSchema.description,
                discriminator: { propertyName: "type" },
                oneOf: blocks.map(placedBlockJsonSchema),
              },
            },
          },
          required: [...pageSchema.required, "blocks"],
        },
      },
      redirects: closed(redirectsSchema),
    },
    required: ["configVersion", "site", "pages"],
    additionalProperties: false,
  };
}

/** Whether nothing else says what a text may hold. */
function isFreeText({ pattern, entry, enum: choice, format }: StringSchema): boolean {
  const free = format === undefined || format === "multiline" || format === "markdown";
  return !pattern && !entry && !choice && free;
}

function placedBlockJsonSchema(block: AnyBlock): JsonSchema {
  return {
    type: "object",
    title: block.schema.title,
    description: block.schema.description,
    properties: {
      ...placedBlockSchema.properties,
      type: { const: block.type, title: "Type", description: block.schema.description },
      props: closed(block.schema),
    },
    required: ["id", "type", "props"],
    additionalProperties: false,
  };
}
