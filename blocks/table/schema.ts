import type { ArraySchema, ObjectSchema } from "../../schema/fields/schema.ts";
import { filterBy, values } from "../_kit/filter/schemas.ts";
import { currency, href, intro, label, title } from "../_kit/schemas.ts";

export const row = {
  type: "object",
  title: "Row",
  description: "As many cells as there are columns.",
  properties: {
    cells: {
      type: "array",
      title: "Cells",
      description: "The texts of the row, one for each column.",
      items: { type: "string", title: "Cell", description: "A text; it may be empty." },
      positional: true,
    },
    href: { ...href, description: "A page that the first cell leads to." },
    values,
  },
  required: ["cells"],
} as const satisfies ObjectSchema;

const rows = {
  type: "array",
  title: "Rows",
  description: "The rows, in order.",
  items: row,
  default: [],
} as const satisfies ArraySchema;

export const schema = {
  type: "object",
  title: "Table",
  description:
    "A table that visitors can sort, written row by row or made of entries, with groups and totals.",
  properties: {
    label,
    title,
    intro,
    caption: {
      type: "string",
      title: "Caption",
      description: "What the table shows, in a few words above it.",
      minLength: 1,
      maxLength: 160,
    },
    columns: {
      type: "array",
      title: "Columns",
      description: "The columns; the first one names what a row is about.",
      items: {
        type: "object",
        title: "Column",
        description: "The heading of a column, and how its cells are shown and sorted.",
        properties: {
          title: {
            type: "string",
            title: "Heading",
            description: "What is in the column.",
            minLength: 1,
            maxLength: 80,
          },
          sort: {
            type: "string",
            enum: ["text", "number", "date"],
            title: "Sorted by",
            description:
              "Text: by the alphabet. Number: by the first number of each cell, or by how long it says that something takes. Date: by days, written as year-month-day and shown in words.",
            default: "text",
          },
          align: {
            type: "string",
            enum: ["start", "center", "end"],
            title: "Alignment",
            description:
              "Where its cells stand; numbers and amounts at the end, all others at the start, unless you say otherwise.",
          },
          currency: {
            ...currency,
            description:
              "Shows plain numbers such as 4.5 as amounts of money, and sorts by them. The code of a currency.",
          },
          total: {
            type: "boolean",
            title: "Total",
            description: "Whether its numbers are added up in a row at the foot.",
            default: false,
          },
          minor: {
            type: "boolean",
            title: "Left out on a phone",
            description: "Whether a phone leaves it out, in a table that shows columns there.",
            default: false,
          },
        },
        required: ["title"],
      },
      minItems: 1,
      maxItems: 12,
    },
    rows,
    groups: {
      type: "array",
      title: "Groups",
      description: "Rows below headings of their own, after those without one.",
      items: {
        type: "object",
        title: "Group",
        description: "A heading across the table, and the rows below it.",
        properties: {
          title: {
            type: "string",
            title: "Heading",
            description: "What the rows have in common.",
            minLength: 1,
            maxLength: 160,
          },
          rows,
        },
        required: ["title", "rows"],
      },
      default: [],
    },
    filterBy: filterBy(row),
    narrow: {
      type: "string",
      enum: ["scroll", "cards", "columns"],
      title: "On a phone",
      description:
        "Scroll: the whole table, swiped sideways. Cards: each row one below the other. Columns: without those that are left out there.",
      default: "scroll",
    },
    sortable: {
      type: "boolean",
      title: "Sortable",
      description: "Whether visitors can sort it by a click on the heading of a column.",
      default: true,
    },
  },
  required: ["caption", "columns"],
} as const satisfies ObjectSchema;
