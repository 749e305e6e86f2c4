import type { ObjectSchema } from "../../schema/schema.ts";
import { href, icon, intro, label, line, link, picture, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Cards",
  description:
    "A grid of cards, each with a heading and, as needed, a picture or icon, a text, a list and a link.",
  properties: {
    label,
    title,
    intro,
    appearance: {
      type: "string",
      enum: ["ruled", "pictured", "numbered", "list"],
      title: "Appearance",
      description:
        "Ruled: columns between hairlines. Pictured: large pictures, two to a row. Numbered: a figure before each. List: short lines in columns.",
      default: "ruled",
    },
    services: {
      type: "boolean",
      title: "These are services",
      description: "Tells search engines that each card is a service that the company offers.",
      default: false,
    },
    cards: {
      type: "array",
      title: "Cards",
      description: "The cards, in order.",
      items: {
        type: "object",
        title: "Card",
        description: "One card.",
        properties: {
          title: {
            type: "string",
            title: "Heading",
            description: "The heading of the card.",
            minLength: 1,
            maxLength: 120,
          },
          href: { ...href, description: "A page that the whole card leads to." },
          icon,
          picture,
          text: {
            type: "string",
            format: "markdown",
            title: "Text",
            description: "The text of the card.",
          },
          items: {
            type: "array",
            title: "List",
            description: "Short lines below the text.",
            items: line,
            default: [],
          },
          link: { ...link, description: "A link at the foot of the card." },
        },
        required: ["title"],
      },
      minItems: 1,
    },
  },
  required: ["cards"],
} as const satisfies ObjectSchema;
