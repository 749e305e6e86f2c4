import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { action, actions, currency, facts, label, pictures } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Product",
  description:
    "One thing that is sold, on a page of its own: pictures, price, whether it can be had, facts and a button. Search engines are told the same.",
  properties: {
    label,
    title: {
      type: "string",
      title: "Name",
      description:
        "The main heading of the page. Stars around words make them italic, as for a Latin name: *Iris sibirica*.",
      minLength: 1,
      maxLength: 160,
    },
    intro: {
      type: "string",
      format: "multiline",
      title: "Introduction",
      description: "A sentence or two below the heading.",
    },
    pictures: {
      ...pictures,
      description: "The first one large, all of them as small ones to choose from.",
    },
    price: {
      type: "number",
      title: "Price",
      description: "A plain number, such as 4.5.",
      minimum: 0,
    },
    currency,
    from: {
      type: "boolean",
      title: "From this price",
      description: "Whether it is the lowest of several prices, such as those of sizes: from £28.80.",
      default: false,
    },
    priceNote: {
      type: "string",
      title: "Beside the price",
      description: "A few words, such as what it is for, or that tax is in it.",
      minLength: 1,
      maxLength: 120,
    },
    stock: {
      type: "integer",
      title: "In stock",
      description: "How many there are; with 0 it is sold out.",
      minimum: 0,
    },
    availability: {
      type: "string",
      enum: ["in-stock", "sold-out", "pre-order", "back-order", "made-to-order", "discontinued"],
      title: "Availability",
      description: "Whether it can be had; what is in stock says so by itself.",
    },
    actions,
    soldOutAction: {
      ...action,
      title: "Button when it is sold out",
      description: "What stands in place of the buttons then, such as a question when it comes again.",
    },
    facts,
    text: {
      type: "string",
      format: "markdown",
      headingLevel: 2,
      title: "Text",
      description: "What else there is to say, below.",
    },
    sku: {
      type: "string",
      title: "Number",
      description: "The number in the shop's books; search engines are told it.",
      minLength: 1,
    },
    brand: {
      type: "string",
      title: "Maker",
      description: "Who makes it; search engines are told it.",
      minLength: 1,
    },
  },
  required: ["title"],
  dependencies: { price: ["currency"] },
} as const satisfies ObjectSchema;
