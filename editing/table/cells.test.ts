import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Schema } from "../../schema/fields/schema.ts";
import type { Collection } from "../../schema/model/model.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { adjust, parseAdjustment } from "./adjust.ts";
import { cellText, displayText, editableText } from "./cell-text.ts";
import { type Column, columnsOf } from "./columns.ts";
import { parseCell } from "./parse-cell.ts";

const described = (title: string) => ({ title, description: "" });
const properties = {
  name: { type: "string", ...described("Name") },
  pounds: { type: "number", ...described("Price") },
  weight: { type: "number", ...described("Weight") },
  loaves: { type: "integer", ...described("Loaves") },
  baked: { type: "string", format: "date", ...described("First baked") },
  note: { type: "string", format: "multiline", ...described("Note") },
  seeded: { type: "boolean", ...described("With seeds") },
  flour: {
    type: "string",
    enum: ["rye", "spelt", "wheat, white", "other"],
    enumTitles: { rye: "Rye", spelt: "Spelt", "wheat, white": "Wheat, white", other: "Rye" },
    ...described("Flour"),
  },
  days: {
    type: "array",
    ...described("Days"),
    items: { type: "string", enum: ["mon", "tue", "wed; late"], ...described("Day") },
  },
  names: { type: "array", ...described("Other names"), items: { type: "string", ...described("Name") } },
  baker: { type: "string", entry: "bakers", ...described("Baker") },
  mail: { type: "string", format: "email", ...described("E-mail") },
  facts: {
    type: "array",
    ...described("Facts"),
    items: { type: "object", ...described("Fact"), properties: {} },
  },
} as const satisfies Readonly<Record<string, Schema>>;

const collection = (name: string, fields: Readonly<Record<string, Schema>>): Collection => ({
  name,
  title: name,
  singular: name,
  description: "",
  fields: { type: "object", ...described(name), properties: fields, required: ["name"] },
  label: "name",
  sort: ["name"],
});

const breads = collection("breads", properties);
const bakers = collection("bakers", { name: properties.name });
const config = {
  pages: [
    { each: "breads", item: { price: '{{item.pounds | currency: "GBP"}}', loaves: "{{item.loaves}}" } },
    { each: "tools", item: { weight: '{{item.weight | currency: "EUR"}}' } },
  ],
};
const baker = (id: string, name: string) => ({ collection: "bakers", id, fields: { name } });
const columns = columnsOf(breads, {
  model: { settings: {}, collections: { breads, bakers } },
  entries: [baker("ada", "Ada"), baker("ben", "Ben"), baker("ben-2", "Ben")],
  config,
});
const columnOf = (key: keyof typeof properties): Column => {
  const column = columns.find((other) => other.key === key);
  if (!column) throw new Error(key);
  return column;
};

const word = fc.stringMatching(/^[a-zäß,'"=+-][a-z ;,.'"é]{0,8}[a-z]$/);
const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 });
const plainNumber = number.map((value) => Number(value.toFixed(4)) || 0);
const day = fc
  .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const values: Readonly<Record<Exclude<keyof typeof properties, "facts">, fc.Arbitrary<unknown>>> = {
  name: word,
  pounds: plainNumber,
  weight: plainNumber,
  loaves: fc.integer(),
  baked: day,
  note: fc.array(word, { minLength: 1 }).map((lines) => lines.join("\n")),
  seeded: fc.boolean(),
  flour: fc.constantFrom(...properties.flour.enum),
  days: fc.uniqueArray(fc.constantFrom(...properties.days.items.enum), { minLength: 1 }),
  names: fc.array(word, { minLength: 1 }),
  baker: fc.constantFrom("ada", "ben", "ben-2"),
  mail: fc.constantFrom("ada@example.com", "b.b@example.org"),
};

describe("the text of a cell", () => {
  it.each(Object.keys(values) as (keyof typeof values)[])("of %s is read back as its value", (key) => {
    const column = columnOf(key);
    assertProperty(
      fc.property(values[key], fc.constantFrom("en-GB", "de", "fr", "de-CH", "ar"), (value, language) => {
        const text = cellText(column, value, language);
        expect(parseCell(column, text, [language]), text).toEqual({ value });
        const editable = editableText(column, value, language);
        expect(parseCell(column, editable, [language]), editable).toEqual({ value });
        expect(displayText(column, value, language)).not.toMatch(/^\s*$|\n/);
      }),
    );
  });

  it("of a day is changed as the language writes it, and a problem says it that way", () => {
    const baked = columnOf("baked");
    expect(editableText(baked, "2026-01-31", "en-GB")).toBe("31/01/2026");
    expect(editableText(baked, "2026-01-31", "de-DE")).toBe("31.01.2026");
    expect(editableText(baked, "{{site.day}}", "de-DE")).toBe("{{site.day}}");
    expect(parseCell(baked, "soon", ["en-GB"])).toEqual({
      problem: "“soon” is not a day. Write it as 31/01/2026.",
    });
  });

  it("without a value is empty, and the reverse", () => {
    for (const column of columns) {
      expect(cellText(column, undefined, "en")).toBe("");
      expect(parseCell(column, "  ", ["en"])).toEqual({ value: undefined });
    }
  });

  it("has the decimals of the currency in which pages show it, and the marks of the language", () => {
    const [pounds, weight] = [columnOf("pounds"), columnOf("weight")];
    expect([pounds.currency, weight.currency]).toEqual(["GBP", undefined]);
    expect(cellText(pounds, 4.5, "en-GB")).toBe("4.50");
    expect(cellText(pounds, 1234.5, "de")).toBe("1234,50");
    expect(displayText(pounds, 1234.5, "en-GB")).toBe("£1,234.50");
    expect(cellText(weight, 4.5, "en-GB")).toBe("4.5");
  });
});

it.each<[keyof typeof properties, string, unknown]>([
  ["pounds", "£4.20", 4.2],
  ["pounds", "4,20 GBP", 4.2],
  ["pounds", "1,234", 1234],
  ["pounds", "{{site.price}}", "{{site.price}}"],
  ["loaves", "12", 12],
  ["baked", "31/1/2026", "2026-01-31"],
  ["baked", "31.01.26", "2026-01-31"],
  ["seeded", "ja", true],
  ["seeded", "FALSE", false],
  ["flour", "spelt", "spelt"],
  ["flour", "RYE (other)", "other"],
  ["days", "Mon, tue", ["mon", "tue"]],
  ["days", "Tue\nMon\nTue", ["tue", "mon"]],
  ["names", "Brown, dark; Old", ["Brown, dark", "Old"]],
  ["baker", "ben (ben-2)", "ben-2"],
  ["note", "One\r\nTwo", "One\nTwo"],
])("%s reads %j", (key, text, value) => {
  expect(parseCell(columnOf(key), text, ["en-GB", "de"])).toEqual({ value });
});

it.each<[keyof typeof properties, string, string]>([
  ["pounds", "four", "“four” is not a number."],
  ["loaves", "1.5", "“1.5” is not a whole number."],
  ["baked", "31.2.2026", "“31.2.2026” is not a day. Write it as 31/01/2026."],
  ["seeded", "maybe", "“maybe” is neither Yes nor No."],
  ["flour", "oat", "There is no Flour “oat”. There are: Rye (rye), Spelt, Wheat, white, Rye (other)."],
  [
    "flour",
    "rye, spelt",
    "There is no Flour “rye, spelt”. There are: Rye (rye), Spelt, Wheat, white, Rye (other).",
  ],
  ["days", "Mon, Thu", "There is no Days “Thu”. There are: Mon, Tue, wed; late."],
  ["baker", "Cid", "There is no Baker “Cid”. There are: Ada, Ben (ben), Ben (ben-2)."],
  ["mail", "ada@", "“ada@” can’t stand here. An example of what can: name@example.com"],
  ["facts", "x", "This has several fields of its own, which are edited in the form."],
])("%s does not read %j", (key, text, problem) => {
  expect(parseCell(columnOf(key), text, ["en-GB", "de"])).toEqual({ problem });
});

it.each<[string, number, number, number | undefined]>([
  ["+10 %", 4.5, 2, 4.95],
  ["-10%", 4.5, 2, 4.05],
  ["10%", 4.95, 2, 5.45],
  ["+2.5 %", 0.35, 2, 0.36],
  ["-0.50", 4.2, 2, 3.7],
  ["−£0.50", 4.2, 2, 3.7],
  ["+0,5", 4, 0, 4.5],
  ["= 4.20", 9, 2, 4.2],
  ["4.20", 9, 2, undefined],
  ["= -1", 9, 2, undefined],
  ["+15 %", 1.005, 2, 1.16],
  ["+0%", 1.005, 2, 1.01],
  ["+0%", -1.005, 2, -1.01],
  ["ten", 1, 2, undefined],
  ["=10%", 1, 2, undefined],
  ["", 1, 2, undefined],
])("%j makes of %d with %d decimals %d", (text, number, decimals, wanted) => {
  const adjustment = parseAdjustment(text, ["en-GB", "de"]);
  expect(adjustment && adjust(number, adjustment, decimals)).toBe(wanted);
});
