import type { ObjectSchema } from "../../schema/schema.ts";
import { actions } from "../_kit/schemas.ts";

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
  },
  required: [],
} as const satisfies ObjectSchema;
