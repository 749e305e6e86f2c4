import { href, intro, label, line, type ObjectSchema, title } from "blockwork";

const id = { type: "string", title: "Id", description: "A short name.", minLength: 1 } as const;
const words = (description: string) =>
  ({ type: "string", title: "Words", description, minLength: 1 }) as const;

export const schema = {
  type: "object",
  title: "Price list",
  description: "A table of prices, with buttons that leave out what somebody can't eat.",
  properties: {
    label,
    title,
    intro,
    rows: {
      type: "array",
      title: "Rows",
      description: "What is for sale, in order.",
      items: {
        type: "object",
        title: "Row",
        description: "One thing and its price.",
        properties: {
          name: { type: "string", title: "Name", description: "What it is called.", minLength: 1 },
          href,
          weight: { type: "string", title: "Weight", description: "Such as 800 g.", minLength: 1 },
          price: { type: "string", title: "Price", description: "With its currency.", minLength: 1 },
          allergens: {
            type: "array",
            title: "Allergens",
            description: "The ids of what is in it.",
            items: id,
            default: [],
          },
        },
        required: ["name", "href", "weight", "price"],
      },
      minItems: 1,
    },
    allergens: {
      type: "array",
      title: "Allergens",
      description: "What can be left out.",
      items: {
        type: "object",
        title: "Allergen",
        description: "An allergen, by its id and its name.",
        properties: { id, name: line },
        required: ["id", "name"],
      },
      minItems: 1,
    },
    words: {
      type: "object",
      title: "Words",
      description: "What the table says by itself.",
      properties: {
        filter: words("Before the buttons, such as I can't eat."),
        name: words("Above the names."),
        weight: words("Above the weights."),
        price: words("Above the prices."),
        allergens: words("Above the allergens."),
        shownOne: words("When one row is shown; {count} is the number."),
        shownOther: words("When several are shown, or none; {count} is the number."),
        empty: words("When nothing is left."),
      },
      required: ["filter", "name", "weight", "price", "allergens", "shownOne", "shownOther", "empty"],
    },
    note: { type: "string", format: "multiline", title: "Note", description: "A sentence below the table." },
  },
  required: ["title", "rows", "allergens", "words"],
} as const satisfies ObjectSchema;
