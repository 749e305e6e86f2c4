import type { ObjectSchema } from "../../schema/schema.ts";
import { href, intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Table",
  description: "A table that visitors can sort, written row by row or made of entries.",
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
        description: "The heading of a column, and how its cells are sorted.",
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
              "Text: by the alphabet. Number: by the first number of each cell. Date: by days such as 2026-03-31, which are shown in words.",
            default: "text",
          },
        },
        required: ["title"],
      },
      minItems: 1,
      maxItems: 12,
    },
    rows: {
      type: "array",
      title: "Rows",
      description: "The rows, in order.",
      items: {
        type: "object",
        title: "Row",
        description: "As many cells as there are columns.",
        properties: {
          cells: {
            type: "array",
            title: "Cells",
            description: "The texts of the row, one for each column.",
            items: { type: "string", title: "Cell", description: "A text; it may be empty." },
          },
          href: { ...href, description: "A page that the first cell leads to." },
        },
        required: ["cells"],
      },
    },
    sortable: {
      type: "boolean",
      title: "Sortable",
      description: "Whether visitors can sort it by a click on the heading of a column.",
      default: true,
    },
  },
  required: ["caption", "columns", "rows"],
} as const satisfies ObjectSchema;
