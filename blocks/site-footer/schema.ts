import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { childBlocks, facts } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Footer",
  description: "The foot of every page: who you are, columns of blocks, and a note.",
  properties: {
    variant: {
      type: "string",
      enum: ["plain", "ruled"],
      title: "Appearance",
      description: "Plain: columns below a hairline. Ruled: cells in a frame.",
      default: "plain",
    },
    name: { type: "string", title: "Name", description: "The name of the site, large, in the first column." },
    tagline: { type: "string", title: "Tagline", description: "A few words below the name." },
    text: {
      type: "string",
      format: "multiline",
      title: "Text",
      description: "A sentence or two below the tagline.",
    },
    columns: {
      type: "array",
      title: "Columns",
      description: "The columns, in order.",
      items: {
        type: "object",
        title: "Column",
        description: "Blocks, one below the other, such as links and contact details.",
        properties: {
          title: {
            type: "string",
            title: "Heading",
            description: "A word or two above the column.",
            minLength: 1,
          },
          blocks: { ...childBlocks, description: "What is in the column, from top to bottom." },
        },
        required: [],
      },
      maxItems: 6,
      default: [],
    },
    label: {
      type: "string",
      title: "Label of the page",
      description: "A word before the title of the page, such as Page; without it the title is not shown.",
      maxLength: 40,
    },
    numbered: {
      type: "boolean",
      title: "Number of the page",
      description: "Whether the label says which of the site's pages this is.",
      default: false,
    },
    facts: {
      ...facts,
      description:
        "Facts beside the title of the page, such as who made it and when; ruled cells in the ruled variant.",
    },
    consent: {
      type: "boolean",
      title: "Consent",
      description:
        "Lists the other sites that a visitor has agreed to load from, with a button that takes it back; nothing, to those who have not.",
      default: false,
    },
    note: {
      type: "string",
      title: "Note",
      description: "The last line, such as the year and the name.",
      examples: ["© {{year}} {{site.name}}"],
    },
  },
  required: [],
} as const satisfies ObjectSchema;
