import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { actions, label, picture } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Hero",
  description:
    "The first screen: a large heading, a sentence, buttons, and one or two pictures from the same viewpoint.",
  properties: {
    label,
    title: {
      type: "string",
      title: "Heading",
      description: "The main heading of the page.",
      minLength: 1,
      maxLength: 160,
    },
    subtitle: {
      type: "string",
      format: "multiline",
      title: "Subtitle",
      description: "A sentence or two below the heading.",
    },
    actions,
    views: {
      type: "array",
      title: "Views",
      description: "One picture, or two that a button cross-fades between.",
      items: {
        type: "object",
        title: "View",
        description: "A picture and what it shows.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description:
              "What the button says to show this view, such as The back; of a single one, nobody reads it.",
            minLength: 1,
            maxLength: 30,
          },
          picture,
          caption: {
            type: "string",
            title: "Caption",
            description: "A few words below the picture; of two views, their names unless you say otherwise.",
          },
          focus: {
            type: "string",
            enum: ["centre", "top", "bottom"],
            title: "Focus",
            description:
              "Which part stays when a wide screen shows less of its height, unless a point was chosen for the picture itself.",
            default: "centre",
          },
        },
        required: ["name", "picture"],
      },
      minItems: 1,
      maxItems: 2,
    },
  },
  required: ["title", "views"],
} as const satisfies ObjectSchema;
