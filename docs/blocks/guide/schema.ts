import { childBlocks, href, type ObjectSchema } from "blockwork";

export const schema = {
  type: "object",
  title: "Guide",
  description:
    "A page of the documentation: a title, a text with code samples, and the list of its headings.",
  properties: {
    title: { type: "string", title: "Title", description: "The main heading.", minLength: 1 },
    description: {
      type: "string",
      format: "multiline",
      title: "In a sentence",
      description: "Below the title.",
    },
    example: { ...childBlocks, title: "Example", description: "Blocks that are shown before the text." },
    examplePage: {
      ...href,
      title: "Page of the example",
      description: "Where the example has a page to itself.",
    },
    appearances: {
      type: "array",
      title: "Appearances",
      description: "How the block of the page can look, each with a drawing.",
      items: {
        type: "object",
        title: "Appearance",
        description: "One appearance.",
        properties: {
          name: { type: "string", title: "Name", description: "As it is written.", minLength: 1 },
          pictures: { type: "string", title: "Pictures", description: "The path of the pictures in it." },
          texts: { type: "string", title: "Texts", description: "The path of the lines of text in it." },
          rules: { type: "string", title: "Rules", description: "The path of the hairlines in it." },
        },
        required: ["name"],
      },
      default: [],
    },
    body: {
      type: "string",
      format: "markdown",
      headingLevel: 2,
      title: "Text",
      description: "The text itself.",
      minLength: 1,
    },
    edit: { ...href, title: "Edit", description: "Where the file of the page is edited." },
    source: {
      type: "string",
      title: "Generated from",
      description: "The file or folder that the page is generated from, if it is.",
    },
    files: { ...href, title: "Files", description: "What the address of such a file starts with." },
  },
  required: ["title", "body"],
} as const satisfies ObjectSchema;
