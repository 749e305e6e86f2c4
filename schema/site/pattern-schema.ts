import type { JsonSchema } from "../fields/close-schema.ts";
import { configVersion } from "./page-schema.ts";

export const patternsFolder = "content/patterns";

/** The JSON Schema of a saved pattern but for its blocks, which are checked as those of a page. */
export function patternJsonSchema(blocks: JsonSchema = {}): JsonSchema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Saved pattern",
    description: "Blocks that are kept under a name, to be placed on any page.",
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
        description:
          "The version of the format that this file is written in; the present one if it is left out.",
      },
      title: {
        type: "string",
        minLength: 1,
        title: "Name",
        description: "What it is called where blocks are added.",
      },
      blocks: {
        type: "array",
        minItems: 1,
        title: "Blocks",
        description: "What is placed on a page, from top to bottom.",
        items: blocks,
      },
    },
    required: ["title", "blocks"],
    additionalProperties: false,
  };
}
