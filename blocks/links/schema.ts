import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { href, icon } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Links",
  description: "A short list of links, such as in the foot of the site.",
  properties: {
    title: {
      type: "string",
      title: "Heading",
      description: "A word or two above the links.",
      minLength: 1,
      maxLength: 80,
    },
    links: {
      type: "array",
      title: "Links",
      description: "The links, in order.",
      items: {
        type: "object",
        title: "Link",
        description: "Words that lead somewhere.",
        properties: {
          text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
          href,
          icon,
        },
        required: ["text", "href"],
      },
      minItems: 1,
    },
  },
  required: ["links"],
} as const satisfies ObjectSchema;
