import type { ObjectSchema } from "../../schema/fields/schema.ts";

export const schema = {
  type: "object",
  title: "Content of the page",
  description: "Where the blocks of each page go; what stands before and after it is on every page.",
  properties: {},
  required: [],
} as const satisfies ObjectSchema;
