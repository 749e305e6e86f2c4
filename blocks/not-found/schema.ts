import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { actions, link } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Page not found",
  description: "What a visitor sees whose address leads nowhere.",
  properties: {
    code: { type: "string", title: "Code", description: "The large figure.", default: "404" },
    title: {
      type: "string",
      title: "Heading",
      description: "What happened, if you want other words than usual.",
      minLength: 1,
    },
    text: { type: "string", format: "multiline", title: "Text", description: "A sentence that helps." },
    actions,
    indexTitle: {
      type: "string",
      title: "Heading of the list",
      description: "A few words above the list of pages.",
    },
    index: {
      type: "array",
      title: "List of pages",
      description: "The pages that a visitor may have looked for.",
      items: link,
      maxItems: 12,
      default: [],
    },
  },
  required: [],
} as const satisfies ObjectSchema;
