import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { href, intro, label, line, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Price list",
  description: "What is offered and what it costs, in groups, as on a menu.",
  properties: {
    label,
    title,
    intro,
    groups: {
      type: "array",
      title: "Groups",
      description: "Groups of prices, in order; one without prices is left out.",
      items: {
        type: "object",
        title: "Group",
        description: "Prices that belong together.",
        properties: {
          title: {
            type: "string",
            title: "Heading",
            description: "The heading of the group, such as Starters.",
            minLength: 1,
            maxLength: 120,
          },
          text: {
            type: "string",
            format: "multiline",
            title: "Text",
            description: "A sentence or two below the heading.",
            minLength: 1,
          },
          items: {
            type: "array",
            title: "Prices",
            description: "What is offered, in order.",
            items: {
              type: "object",
              title: "Price",
              description: "One thing and what it costs.",
              properties: {
                name: { type: "string", title: "Name", description: "What it is called.", minLength: 1 },
                price: {
                  type: "string",
                  title: "Price",
                  description: "With its currency, such as £5.20 or from £40.",
                  minLength: 1,
                },
                text: {
                  type: "string",
                  format: "multiline",
                  title: "Text",
                  description: "What it is, in a few words.",
                  minLength: 1,
                },
                marks: {
                  type: "array",
                  title: "Marks",
                  description: "A word or two each, such as Vegan.",
                  items: line,
                  default: [],
                },
                href: { ...href, description: "A page that says more." },
              },
              required: ["name", "price"],
            },
          },
        },
        required: ["items"],
      },
      minItems: 1,
    },
    note: {
      type: "string",
      format: "multiline",
      title: "Note",
      description: "A sentence below the prices, such as what they include.",
      minLength: 1,
    },
  },
  required: ["title", "groups"],
} as const satisfies ObjectSchema;
