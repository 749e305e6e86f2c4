import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { intro, label, picture, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Photo gallery",
  description: "Pictures side by side, each of which opens large.",
  properties: {
    label,
    title,
    intro,
    shape: {
      type: "string",
      enum: ["same", "own"],
      title: "Shape",
      description: "Same: all are cropped to one shape. Own: each keeps its shape, and nothing is cropped.",
      default: "same",
    },
    pictures: {
      type: "array",
      title: "Pictures",
      description: "The pictures, in order.",
      items: {
        type: "object",
        title: "Picture",
        description: "A picture and its caption.",
        properties: {
          picture,
          caption: {
            type: "string",
            title: "Caption",
            description: "A few words below the picture.",
            minLength: 1,
          },
        },
        required: ["picture"],
      },
    },
  },
  required: ["pictures"],
} as const satisfies ObjectSchema;
