import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Search",
  description: "Makes a page that of the search: a field, the results, and all pages by section.",
  properties: { label, title },
  required: [],
} as const satisfies ObjectSchema;
