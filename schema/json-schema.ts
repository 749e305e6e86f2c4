import type { AnyBlock } from "./define-block.ts";
import type { Model } from "./model.ts";
import { configVersion, pageSchema, placedBlockSchema } from "./page-schema.ts";
import type { Schema, StringSchema } from "./schema.ts";
import { blockListSchema, pageParts, siteParts } from "./site-parts.ts";
import { siteSchema } from "./site-schema.ts";
import { visible, visibleOrEmpty } from "./visible.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Our annotations, which JSON Schema validators have to be told of. */
export const annotations = ["entry", "advisedLength", "headingLevel", "deferred", "blocks"] as const;

/** What the schema of a whole config is called. */
export const siteTitle = "Blockwork site";

/**
 * The closed form of a schema literal: every object refuses keys that it does not name, and a text that must not be
 * empty holds something that can be seen.
 */
export function closed(schema: Schema): JsonSchema {
  if (schema.type === "string" && schema.minLength && !schema.pattern) return { ...schema, pattern: visible };
  if (schema.type === "string" && isFreeText(schema)) return { ...schema, pattern: visibleOrEmpty };
  if (schema.type === "array") {
    const items = schema.blocks ? { $ref: "#/definitions/block" } : closed(schema.items);
    return { ...schema, items };
  }
  if (schema.type !== "object") return { ...schema };
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([key, property]) => [key, closed(property)]),
  );
  return { ...schema, properties, additionalProperties: false };
}

/** The JSON Schema of site.config.json that ajv compiles, for these blocks and this model; `each` is lowered before. */
export function siteJsonSchema(blocks: readonly AnyBlock[], model: Model): JsonSchema {
  const page = closed(pageSchema);
  const site = closed(siteSchema);
  const groups = Object.entries(model.settings).map(([name, group]) => [name, closed(group)]);
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
      site: {
        ...site,
        properties: { ...(site.properties as object), ...siteParts, ...Object.fromEntries(groups) },
      },
      pages: {
        type: "array",
        title: "Pages",
        description: "The pages of the site.",
        minItems: 1,
        items: {
          ...page,
          properties: {
            ...(page.properties as object),
            ...pageParts,
            blocks: blockListSchema("Blocks", "What is on the page, from top to bottom."),
          },
          required: [...pageSchema.required, "blocks"],
        },
      },
    },
    required: ["configVersion", "site", "pages"],
    additionalProperties: false,
    definitions: {
      block: {
        type: "object",
        title: placedBlockSchema.title,
        description: placedBlockSchema.description,
        required: ["type"],
        discriminator: { propertyName: "type" },
        oneOf: blocks.map(placedBlockJsonSchema),
      },
    },
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
