import type { AnyBlock } from "../block/define-block.ts";
import { closeSchema, type JsonSchema } from "../fields/close-schema.ts";
import { blockListSchema, extraPageKeys, extraSiteKeys } from "../model/extra-keys.ts";
import type { Model } from "../model/model.ts";
import { conditionSchema } from "../site/each.ts";
import { configVersion, pageSchema, placedBlockSchema } from "../site/page-schema.ts";
import { siteSchema } from "../site/site-schema.ts";

/** Keywords of ours, which ajv has to know. */
export const annotations = [
  "entry",
  "entries",
  "withoutText",
  "advisedLength",
  "defaultFrom",
  "headingLevel",
  "measured",
  "enumTitles",
  "errorMessage",
  "deferred",
  "blocks",
  "positional",
] as const;

export const siteTitle = "Blockwork site";

/** The JSON Schema of site.config.json that ajv compiles; `each` is lowered before. */
export function siteJsonSchema(blocks: readonly AnyBlock[], model: Model): JsonSchema {
  const page = closeSchema(pageSchema);
  const site = closeSchema(siteSchema);
  const groups = Object.entries(model.settings).map(([name, group]) => [name, closeSchema(group)]);
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
        properties: { ...(site.properties as object), ...extraSiteKeys, ...Object.fromEntries(groups) },
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
            ...extraPageKeys,
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
        discriminator: { propertyName: "type" },
        oneOf: blocks.map(placedBlockJsonSchema),
      },
    },
  };
}

function placedBlockJsonSchema(block: AnyBlock): JsonSchema {
  return {
    type: "object",
    title: block.schema.title,
    description: block.schema.description,
    properties: {
      ...placedBlockSchema.properties,
      if: conditionSchema,
      type: { const: block.type, title: "Type", description: block.schema.description },
      props: closeSchema(block.schema),
    },
    required: ["id", "type", "props"],
    additionalProperties: false,
  };
}
