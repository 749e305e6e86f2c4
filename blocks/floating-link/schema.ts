import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { href, icon } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Floating button",
  description: "A round button that stays in a lower corner of the window, such as for a chat.",
  properties: {
    text: {
      type: "string",
      title: "Text",
      description: "What the button does, in words for those who can't see it.",
      minLength: 1,
    },
    href,
    icon,
    position: {
      type: "string",
      enum: ["end", "start"],
      title: "Corner",
      description: "End: where lines end, on the right in English. Start: where they start.",
      default: "end",
    },
  },
  required: ["text", "href", "icon"],
} as const satisfies ObjectSchema;
