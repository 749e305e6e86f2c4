import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Figures",
  description: "A row of large figures, each with what it counts.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Figures",
      description: "Two to six figures.",
      items: {
        type: "object",
        title: "Figure",
        description: "A figure and what it counts.",
        properties: {
          value: {
            type: "string",
            title: "Figure",
            description: "Such as 500+ or 95%.",
            minLength: 1,
            maxLength: 16,
          },
          label: {
            type: "string",
            title: "What it counts",
            description: "Such as Kinds of bread.",
            minLength: 1,
            maxLength: 60,
          },
        },
        required: ["value", "label"],
      },
      minItems: 1,
      maxItems: 6,
    },
  },
  required: ["items"],
} as const satisfies ObjectSchema;
