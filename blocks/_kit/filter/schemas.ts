import type { ArraySchema, ObjectSchema } from "../../../schema/fields/schema.ts";

/** What a card, a row or an article is filtered by. */
export const values = {
  type: "array",
  title: "Filtered by",
  description: "A list for each field of the filter, in their order: what the field knows of this one.",
  items: {
    type: "array",
    title: "Values",
    description: "One value or several, such as all months in which a plant flowers.",
    items: { type: "string", title: "Value", description: "A text, a number or a day." },
  },
  positional: true,
  default: [],
} as const satisfies ArraySchema;

export const fields = {
  type: "array",
  title: "Fields",
  description: "What visitors can filter by, in order.",
  items: {
    type: "object",
    title: "Field",
    description: "One thing to filter by.",
    properties: {
      id: {
        type: "string",
        title: "Short name",
        description: "A short word that stands in the address of a filtered page.",
        pattern: "^[a-z][a-z0-9-]*$",
        errorMessage: "Write small letters, digits and dashes, a letter first.",
        examples: ["light", "month"],
      },
      title: {
        type: "string",
        title: "Label",
        description: "The words above the field.",
        minLength: 1,
        maxLength: 60,
      },
      kind: {
        type: "string",
        enum: ["choice", "range", "month", "text"],
        title: "Kind",
        description:
          "Choice: one of the values. Range: numbers from and to. Month: the months of days. Text: words that are in it.",
        default: "choice",
      },
      choices: {
        type: "array",
        title: "Order of the choices",
        description:
          "Values that come first, in this order, such as the months of a year; all others by the alphabet.",
        items: {
          type: "string",
          title: "Choice",
          description: "A value as the entries have it.",
          minLength: 1,
        },
        default: [],
      },
    },
    required: ["id", "title"],
  },
  minItems: 1,
  maxItems: 8,
} as const satisfies ArraySchema;

/** The filter of a list whose items have this schema, `values` among its properties. */
export const filterBy = <const Item extends ObjectSchema>(item: Item) =>
  ({
    type: "object",
    title: "Filter",
    description: "Fields above the list by which visitors filter it; without script the list stays as it is.",
    properties: {
      fields,
      all: {
        type: "array",
        deferred: true,
        title: "All of them",
        description:
          "On one of several pages: what is on all of them. It is a file beside the page, which is fetched when somebody filters.",
        items: item,
      },
    },
    required: ["fields"],
  }) as const;
