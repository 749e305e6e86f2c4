import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { actions, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Call to action",
  description: "A band that asks visitors to do the next thing.",
  properties: {
    label,
    title,
    text: {
      type: "string",
      format: "multiline",
      title: "Text",
      description: "A sentence or two below the heading.",
    },
    actions: { ...actions, minItems: 1 },
  },
  required: ["title", "actions"],
} as const satisfies ObjectSchema;
