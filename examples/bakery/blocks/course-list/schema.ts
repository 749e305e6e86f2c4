import { href, intro, label, type ObjectSchema, picture, title } from "blockwork";

const words = (description: string) =>
  ({ type: "string", title: "Words", description, minLength: 1 }) as const;

/** What courses say of their places, here and on a ticket. */
export const placesWords = {
  type: "object",
  title: "Words for places",
  description: "What is said of the places that are left; {count} is the number.",
  properties: {
    none: words("When there is none."),
    one: words("When there is one."),
    other: words("When there are several."),
  },
  required: ["none", "one", "other"],
} as const satisfies ObjectSchema;

export const left = {
  type: "integer",
  title: "Places left",
  description: "How many can still be booked.",
  minimum: 0,
} as const;

export const price = { type: "number", title: "Price", description: "As a number.", minimum: 0 } as const;

export const currency = {
  type: "string",
  enum: ["GBP", "EUR"],
  title: "Currency",
  description: "Of the price.",
  default: "GBP",
} as const;

export const schema = {
  type: "object",
  title: "Courses",
  description: "Courses by month, each with its day, its price and the places that are left.",
  properties: {
    label,
    title,
    intro,
    months: {
      type: "array",
      title: "Months",
      description: "The months, the next one first.",
      items: {
        type: "object",
        title: "Month",
        description: "A month and its courses.",
        properties: {
          title: { type: "string", title: "Month", description: "Such as March 2027.", minLength: 1 },
          courses: {
            type: "array",
            title: "Courses",
            description: "The courses of the month.",
            items: {
              type: "object",
              title: "Course",
              description: "A course on a day.",
              properties: {
                title: { type: "string", title: "Title", description: "What it is called.", minLength: 1 },
                href,
                text: { type: "string", format: "multiline", title: "Text", description: "In a sentence." },
                picture,
                date: { type: "string", format: "date", title: "Day", description: "When it is." },
                time: { type: "string", title: "Time", description: "From when to when.", minLength: 1 },
                place: { type: "string", title: "Place", description: "Where it is.", minLength: 1 },
                price,
                currency,
                left,
              },
              required: ["title", "href", "date", "time", "place", "price", "left"],
            },
          },
        },
        required: ["title", "courses"],
      },
      default: [],
    },
    places: placesWords,
    empty: {
      type: "string",
      title: "When there are none",
      description: "Instead of the list.",
      minLength: 1,
    },
  },
  required: ["title", "places", "empty"],
} as const satisfies ObjectSchema;
