import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { filterBy, values } from "../_kit/filter/schemas.ts";
import { href, intro, label, line, picture, title } from "../_kit/schemas.ts";

export const card = {
  type: "object",
  title: "Card",
  description: "A page, as its card shows it.",
  properties: {
    title: { type: "string", title: "Heading", description: "The name of the page.", minLength: 1 },
    href,
    text: { type: "string", format: "multiline", title: "Text", description: "A sentence or two." },
    picture,
    date: {
      type: "string",
      format: "date",
      title: "Day",
      description: "Such as when it was published.",
    },
    facts: {
      type: "array",
      title: "Facts",
      description: "A few words each beside the day, such as a place.",
      items: line,
      default: [],
    },
    category: {
      type: "object",
      title: "Category",
      description: "By which the cards are filtered.",
      properties: {
        id: {
          type: "string",
          title: "Short name",
          description: "What the filter calls the category.",
          minLength: 1,
        },
        text: { type: "string", title: "Text", description: "Its name.", minLength: 1 },
      },
      required: ["id", "text"],
    },
    values,
  },
  required: ["title", "href"],
} as const satisfies ObjectSchema;

export const schema = {
  type: "object",
  title: "Article list",
  description: "Cards that each lead to a page, with links above them that filter by category.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Cards",
      description: "What is listed, in order.",
      items: card,
    },
    appearance: {
      type: "string",
      enum: ["cards", "lead"],
      title: "Appearance",
      description: "Cards: all alike. Lead: the first one large, the others in a ruled list below it.",
      default: "cards",
    },
    filter: {
      type: "object",
      title: "Filter",
      description: "Links to the categories above the cards.",
      properties: {
        all: {
          type: "object",
          title: "All",
          description: "The link that shows all cards.",
          properties: {
            text: {
              type: "string",
              title: "Text",
              description: "The words of the link, if you want others than usual.",
              minLength: 1,
            },
            href: { ...href, description: "The page with all cards." },
          },
          required: ["href"],
        },
        categories: {
          type: "array",
          title: "Categories",
          description: "Which categories are offered.",
          items: {
            type: "object",
            title: "Category",
            description: "A category and its page.",
            properties: {
              id: { type: "string", title: "Short name", description: "As the cards call it.", minLength: 1 },
              text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
              href: { ...href, description: "The page with the cards of this category." },
            },
            required: ["id", "text", "href"],
          },
          default: [],
        },
        current: {
          type: "string",
          title: "Chosen",
          description: "The short name of the category whose page this is; none on the page with all cards.",
        },
      },
      required: ["all"],
    },
    filterBy: filterBy(card),
    empty: {
      type: "string",
      title: "When there are none",
      description: "What is said when there is no card, if you want other words than usual.",
    },
    readMore: {
      type: "string",
      title: "Words of the link",
      description: "The words at the foot of each card, if you want others than usual.",
      minLength: 1,
    },
    hideEmpty: {
      type: "boolean",
      title: "Hide when empty",
      description: "Leaves the whole block out when there is no card.",
      default: false,
    },
  },
  required: ["items"],
} as const satisfies ObjectSchema;
