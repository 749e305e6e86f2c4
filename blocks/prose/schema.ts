import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Text",
  description: "Running text, with a heading if it needs one.",
  properties: {
    label,
    title,
    intro,
    text: {
      type: "string",
      format: "markdown",
      title: "Text",
      description: "The text.",
      minLength: 1,
    },
  },
  required: ["text"],
} as const satisfies ObjectSchema;
