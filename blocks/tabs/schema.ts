import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { childBlocks, intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Tabs",
  description:
    "Sections of which one is seen at a time, chosen by its tab. Without script and on paper they stand one below the other.",
  properties: {
    label,
    title,
    intro,
    tabs: {
      type: "array",
      title: "Tabs",
      description: "The sections, in order; the first is open.",
      items: {
        type: "object",
        title: "Tab",
        description: "A few words, and what is below them: a text, blocks, or both.",
        properties: {
          title: {
            type: "string",
            title: "Title",
            description: "The words on the tab.",
            minLength: 1,
            maxLength: 60,
          },
          text: { type: "string", format: "markdown", title: "Text", description: "Running text." },
          blocks: { ...childBlocks, description: "What stands below the text, from top to bottom." },
        },
        required: ["title"],
      },
      minItems: 2,
    },
  },
  required: ["tabs"],
} as const satisfies ObjectSchema;
