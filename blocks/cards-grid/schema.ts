import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { filterBy, values } from "../_kit/filter/schemas.ts";
import { href, icon, intro, label, line, link, picture, title } from "../_kit/schemas.ts";

const card = {
  title: {
    type: "string",
    title: "Heading",
    description: "The heading of the card.",
    minLength: 1,
    maxLength: 120,
  },
  href: { ...href, description: "A page that the whole card leads to." },
  picture,
  text: {
    type: "string",
    format: "markdown",
    title: "Text",
    description: "The text of the card.",
  },
  price: {
    type: "string",
    title: "Price",
    description: "With its currency, such as £5.20 or from £40.",
    minLength: 1,
  },
  note: {
    type: "string",
    title: "Note",
    description: "A word or two that stand out on the card, such as Sold out or New.",
    minLength: 1,
    maxLength: 40,
  },
  values,
} as const satisfies ObjectSchema["properties"];

/** A card that a filter adds: what it takes from other pages. */
export const hit = {
  type: "object",
  title: "Card",
  description: "One card.",
  properties: card,
  required: ["title"],
} as const satisfies ObjectSchema;

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
      enum: ["ruled", "pictured", "numbered", "list", "shop"],
      title: "Appearance",
      description:
        "Ruled: columns between hairlines. Pictured: large pictures, two to a row. Numbered: a figure before each. List: short lines in columns. Shop: equal pictures, with a line for the price.",
      default: "ruled",
    },
    services: {
      type: "boolean",
      title: "These are services",
      description: "Tells search engines that each card is a service that the company offers.",
      default: false,
    },
    filterBy: filterBy(hit),
    cards: {
      type: "array",
      title: "Cards",
      description: "The cards, in order.",
      items: {
        type: "object",
        title: "Card",
        description: "One card.",
        properties: {
          title: card.title,
          href: card.href,
          icon,
          picture,
          text: card.text,
          price: card.price,
          note: card.note,
          items: {
            type: "array",
            title: "List",
            description: "Short lines below the text.",
            items: line,
            default: [],
          },
          link: { ...link, description: "A link at the foot of the card." },
          values,
        },
        required: ["title"],
      },
      minItems: 1,
    },
  },
  required: ["cards"],
} as const satisfies ObjectSchema;
