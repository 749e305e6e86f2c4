import { type ObjectSchema, title } from "blockwork";

export const schema = {
  type: "object",
  title: "Studio notes",
  description: "What it is for, in a sentence.",
  properties: {
    title,
    items: {
      type: "array",
      title: "Items",
      description: "The lines, in order.",
      items: { type: "string", title: "Item", description: "One line.", minLength: 1 },
      default: [],
    },
  },
  required: ["title"],
} as const satisfies ObjectSchema;
