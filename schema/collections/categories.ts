import type { ObjectSchema } from "../schema.ts";

export const categorySchema = {
  type: "object",
  title: "Category",
  description: "A subject that posts are listed under, one file in content/categories.",
  properties: {
    title: { type: "string", title: "Title", description: "The name on the filter button.", minLength: 1 },
    description: {
      type: "string",
      format: "multiline",
      title: "Description",
      description: "One sentence on what is in it.",
      minLength: 1,
    },
    order: {
      type: "integer",
      title: "Order",
      description: "Where it stands among the categories, from 1.",
      minimum: 0,
      default: 0,
    },
    filter: {
      type: "boolean",
      title: "Filter button",
      description: "Whether the post list offers it as a filter.",
      default: true,
    },
  },
  required: ["title", "description"],
} as const satisfies ObjectSchema;
