import type { ObjectSchema } from "blockwork";
import { sections } from "../docs-nav/schema.ts";

export const schema = {
  type: "object",
  title: "Foot",
  description: "The pages before and after this one, and a line of small print.",
  properties: {
    sections,
    note: {
      type: "string",
      format: "markdown",
      title: "Note",
      description: "A line at the very end.",
    },
  },
  required: ["sections"],
} as const satisfies ObjectSchema;
