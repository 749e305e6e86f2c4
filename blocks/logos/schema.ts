import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { href, intro, label, picture, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Logos",
  description:
    "Signs of partners, brands or guilds side by side, never cropped, each with a link if it has one.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Logos",
      description: "The logos, in order.",
      items: {
        type: "object",
        title: "Logo",
        description: "A sign, whose it is, and where it leads.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description: "Whose sign it is; screen readers say it.",
            minLength: 1,
            maxLength: 120,
          },
          picture: { ...picture, description: "Best an SVG, or a PNG or WebP with nothing around the sign." },
          href: { ...href, examples: ["https://www.example.com"] },
        },
        required: ["name", "picture"],
      },
    },
    size: {
      type: "string",
      enum: ["small", "medium", "large"],
      title: "Size",
      description: "How high the logos are.",
      default: "medium",
    },
    dark: {
      type: "string",
      enum: ["ground", "invert", "none"],
      title: "In the dark",
      description:
        "Ground: on a light field, so that dark letters can be read. Invert: light in place of dark, for logos of one colour. None: as they are. A picture with a dark version is shown in that one.",
      default: "ground",
    },
  },
  required: ["items"],
} as const satisfies ObjectSchema;
