import { actions, childBlocks, type ObjectSchema } from "blockwork";

const markdown = { type: "string", format: "markdown", minLength: 1 } as const;

export const schema = {
  type: "object",
  title: "Front",
  description: "The head of the first page: what it is, how it begins, and what is written and made of it.",
  properties: {
    title: { type: "string", title: "Title", description: "What it is, in a few words.", minLength: 1 },
    text: {
      type: "string",
      format: "multiline",
      title: "Text",
      description: "In two sentences.",
      minLength: 1,
    },
    commands: {
      type: "string",
      format: "multiline",
      title: "Commands",
      description: "How it begins, a command a line.",
      minLength: 1,
    },
    actions,
    source: { ...markdown, title: "Source", description: "A sample of what is written, as a block of code." },
    example: { ...childBlocks, title: "Example", description: "The blocks that the sample becomes." },
  },
  required: ["title", "text", "commands"],
} as const satisfies ObjectSchema;
