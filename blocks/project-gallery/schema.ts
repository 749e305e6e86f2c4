import type { ObjectSchema } from "../../schema/fields/schema.ts";
import {
  comparison,
  facts,
  href,
  intro,
  label,
  line,
  link,
  picture,
  pictures,
  sections,
  title,
} from "../_kit/schemas.ts";

export const details = {
  type: "object",
  deferred: true,
  title: "Details",
  description: "What the card opens in a dialog; without them it leads to its page at once.",
  properties: {
    label: {
      type: "string",
      title: "Label",
      description: "A word or two above the heading; the first tag, unless you say otherwise.",
    },
    caption: {
      type: "string",
      title: "Caption",
      description: "A few words below the pictures, such as the place and the year.",
    },
    facts,
    sections,
    pictures,
  },
  required: [],
} as const satisfies ObjectSchema;

export const schema = {
  type: "object",
  title: "Gallery",
  description: "A grid of large cards that open in a dialog, each of them with a page of its own.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Cards",
      description: "The cards, in order.",
      items: {
        type: "object",
        title: "Card",
        description: "One card, and what it opens.",
        properties: {
          id: { type: "string", title: "Short name", description: "A short name that no other card has." },
          title: { type: "string", title: "Heading", description: "The heading of the card.", minLength: 1 },
          href: { ...href, description: "The page that says the same as the dialog." },
          picture,
          place: { type: "string", title: "Place", description: "Where it is." },
          text: { type: "string", format: "multiline", title: "Text", description: "A sentence or two." },
          tags: {
            type: "array",
            title: "Tags",
            description: "A few words each at the foot of the card.",
            items: line,
            default: [],
          },
          comparison,
          details,
        },
        required: ["title", "href", "picture"],
      },
    },
    more: { ...link, title: "Link to the rest", description: "Below the cards." },
    empty: {
      type: "string",
      title: "When there are none",
      description: "What is said when there is no card, if you want other words than usual.",
    },
  },
  required: ["title", "items"],
} as const satisfies ObjectSchema;
