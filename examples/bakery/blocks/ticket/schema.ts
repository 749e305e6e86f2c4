import { actions, facts, type ObjectSchema } from "blockwork";
import { currency, left, placesWords, price } from "../course-list/schema.ts";

export const schema = {
  type: "object",
  title: "Ticket",
  description:
    "What something is and what it costs: a text, and beside it a ticket with the price and the facts.",
  properties: {
    text: {
      type: "string",
      format: "markdown",
      headingLevel: 3,
      title: "Text",
      description: "What there is to say about it.",
      minLength: 1,
    },
    title: { type: "string", title: "Heading", description: "At the top of the ticket.", minLength: 1 },
    price,
    currency,
    facts,
    left,
    places: placesWords,
    actions,
  },
  required: ["text", "title", "price"],
} as const satisfies ObjectSchema;
