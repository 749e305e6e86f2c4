import { expect, it } from "vitest";
import type { Schema } from "../../schema/fields/schema.ts";
import { itemTitle } from "./item-title.ts";

const text = (title: string) => ({ type: "string", title, description: title }) as Schema;
const row = {
  type: "object",
  title: "Row",
  description: "A row.",
  properties: {
    cells: { type: "array", title: "Cells", description: "Cells.", items: text("Cell") },
    href: text("Link"),
    title: text("Title"),
  },
} as unknown as Schema;

it.each([
  ["what says most of it", { href: "/rye", title: "Rye" }, "Rye"],
  ["the first text of a list", { cells: ["", "**Rye**", "£4"], href: "/rye" }, "Rye"],
  ["another text of it", { cells: [], href: "/rye" }, "/rye"],
  ["its place where it has no text", { cells: [1], href: " " }, "Row 3"],
  ["its place where it is no object", null, "Row 3"],
])("an item is called by %s", (_, item, title) => {
  expect(itemTitle(item, row, 2)).toBe(title);
});
