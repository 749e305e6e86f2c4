import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { actions, label, picture } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Page heading",
  description: "The heading at the top of a page that is not the home page.",
  properties: {
    label,
    title: {
      type: "string",
      title: "Heading",
      description: "The main heading of the page.",
      minLength: 1,
      maxLength: 160,
    },
    intro: {
      type: "string",
      format: "multiline",
      title: "Introduction",
      description: "A sentence or two below the heading.",
    },
    picture,
    actions,
  },
  required: ["title"],
} as const satisfies ObjectSchema;
