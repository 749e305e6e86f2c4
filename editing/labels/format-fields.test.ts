import { expect, it } from "vitest";
import type { Schema } from "../../schema/fields/schema.ts";
import { languageTag } from "../../schema/site/site-schema.ts";
import { formatFields } from "./format-fields.ts";

const text = (title: string, more: object = {}) =>
  ({ type: "string", title, description: "", ...more }) as Schema;
const card = {
  type: "object",
  title: "Card",
  description: "",
  properties: {
    title: text("Heading"),
    day: text("Day", { format: "date" }),
    open: text("Opening hours", { format: "hours" }),
    language: text("Language", { pattern: languageTag }),
    isNew: { type: "boolean", title: "New", description: "" },
    price: { type: "number", title: "Price", description: "" },
    lines: { type: "array", title: "Lines", description: "", items: text("Line") },
  },
} as unknown as Schema;

it.each<[string, unknown, Schema | undefined, string]>([
  ["a text", "Two\nlines", text("Text"), "Two\nlines"],
  ["a day", "2026-12-24", text("Day", { format: "date" }), "24 December 2026"],
  ["a font", "eb-garamond", text("Heading font", { format: "font-name" }), "EB Garamond"],
  [
    "opening hours",
    "Mo-Fr 08:00-18:00; Sa-Su off",
    text("Opening hours", { format: "hours" }),
    "Monday to Friday: 08:00 to 18:00; Saturday and Sunday: Closed",
  ],
  ["a language", "en-GB", text("Language", { pattern: languageTag }), "British English"],
  [
    "lines",
    ["one", "two"],
    { type: "array", title: "", description: "", items: text("Line") } as Schema,
    "one\ntwo",
  ],
  [
    "an item with fields",
    {
      title: "Tea",
      day: "2026-12-24",
      language: "de",
      isNew: true,
      price: 1234.5,
      lines: ["a", "b"],
      open: "",
    },
    card,
    "Heading: Tea\nDay: 24 December 2026\nLanguage: German\nNew\nPrice: 1,234.5\nLines:\na\nb",
  ],
  ["what no schema knows", { ownThing: "x", off: false, none: null }, undefined, "Own thing: x"],
  [
    "several",
    [{ title: "A" }, { title: "B" }],
    { type: "array", title: "", description: "", items: card } as Schema,
    "Heading: A\n\nHeading: B",
  ],
])("shows %s", (_, value, schema, shown) => {
  expect(formatFields(value, schema)).toBe(shown);
});
