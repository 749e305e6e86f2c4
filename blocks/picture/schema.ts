import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { picture } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Picture",
  description: "One large picture from edge to edge, with a caption below.",
  properties: {
    picture,
    caption: {
      type: "string",
      title: "Caption",
      description: "A few words below the picture: where, and the year.",
    },
  },
  required: ["picture"],
} as const satisfies ObjectSchema;
