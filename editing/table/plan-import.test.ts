import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Schema } from "../../schema/fields/schema.ts";
import type { Collection } from "../../schema/model/model.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { adjustCells, editOfChanges, fillDown, pasteCells } from "./cell-changes.ts";
import { columnsOf } from "./columns.ts";
import { readClipboard, readCsv, writeClipboard, writeCsv } from "./csv.ts";
import { planImport } from "./plan-import.ts";
import { filterRows, sortRows, type TableRow } from "./rows.ts";

const described = (title: string) => ({ title, description: "" });
const fields: Readonly<Record<string, Schema>> = {
  name: { type: "string", ...described("Name") },
  price: { type: "number", ...described("Price") },
  note: { type: "string", format: "multiline", ...described("Note") },
  days: {
    type: "array",
    ...described("Days"),
    items: { type: "string", enum: ["mon", "tue"], ...described("Day") },
  },
  facts: {
    type: "array",
    ...described("Facts"),
    items: { type: "object", ...described("Fact"), properties: {} },
  },
};
const collection: Collection = {
  name: "breads",
  title: "Breads",
  singular: "Bread",
  description: "",
  fields: { type: "object", ...described("Bread"), properties: fields, required: ["name"] },
  label: "name",
  sort: ["name"],
};
const config = { item: { each: "breads", price: '{{item.price | currency: "EUR"}}' } };
const columns = columnsOf(collection, {
  model: { settings: {}, collections: { breads: collection } },
  entries: [],
  config,
});
const [name, price, note, days] = columns;
if (!name || !price || !note || !days) throw new Error("columns");

const rowOf = (id: string, frontMatter: Readonly<Record<string, unknown>>): TableRow => ({
  file: `content/breads/${id}.md`,
  id,
  entry: { frontMatter, body: "" },
});
const rows = [
  rowOf("rye", { name: "Rye", price: 4.5, days: ["mon", "tue"], facts: [{}] }),
  rowOf("spelt", { name: "Spelt", price: 5, note: "Dark; “moist”,\nkeeps", unknown: 1 }),
  rowOf("oat", { name: "Oat" }),
];
const bytes = (text: string) => new TextEncoder().encode(text);
const plan = (text: string, languages = ["de", "en"]) =>
  planImport(readCsv(bytes(text)), { collection, columns, rows, languages });

const cell = fc.oneof(
  fc.stringMatching(/^[=+@'"a-z][a-z;,"' \n\t=-]{0,10}[a-z"']$/),
  fc.constantFrom("", undefined),
);
const tables = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}$/), { minLength: 1, maxLength: 5 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .record({
            name: fc.stringMatching(/^['=+@a-z"][a-z ",;'-]{0,8}[a-z]$/),
            price: fc.option(
              fc.integer({ min: -99999, max: 99999 }).map((cents) => cents / 100),
              { nil: undefined },
            ),
            note: cell,
            days: fc.constantFrom(undefined, ["mon"], ["tue", "mon"]),
          })
          .map((values) =>
            rowOf(id, JSON.parse(JSON.stringify(values)) as Readonly<Record<string, unknown>>),
          ),
      ),
    ),
  );

describe("a table as CSV", () => {
  it("comes back as nothing that changes, whatever its cells hold", () => {
    assertProperty(
      fc.property(tables, fc.constantFrom("en", "de"), (all, language) => {
        const text = writeCsv({ rows: all, columns, language });
        const target = { collection, columns, rows: all, languages: [language] };
        const { changes, added, problems } = planImport(readCsv(bytes(text)), target);
        expect({ changes, added, problems }, text).toEqual({ changes: [], added: [], problems: [] });
      }),
    );
  });

  it("is what Excel opens: a mark at the beginning, semicolons beside decimal commas, and no formulas", () => {
    const risky = rowOf("x", { name: "=1+1", price: -4.5, note: "@a" });
    expect(writeCsv({ rows: [risky], columns, language: "de" })).toBe(
      "\uFEFFid;Name;Price;Note;Days\r\nx;'=1+1;-4,50;'@a;",
    );
    expect(writeCsv({ rows: [risky], columns: [name, price], language: "en" })).toBe(
      "\uFEFFid,Name,Price\r\nx,'=1+1,-4.50",
    );
  });

  it.each<[string, Uint8Array]>([
    ["a byte order mark", bytes("\uFEFFid;Name\nrye;Röggen")],
    ["Windows-1252", Uint8Array.from(Buffer.from("id;Name\r\nrye;Röggen", "latin1"))],
    ["UTF-16 and tabs", Uint8Array.from(Buffer.from("\uFEFFid\tName\r\nrye\tRöggen", "utf16le"))],
    ["a line that names the delimiter", bytes("sep=|\r\nid|Name\r\nrye|Röggen")],
  ])("is read with %s", (_, content) => {
    expect(readCsv(content).rows).toEqual([
      ["id", "Name"],
      ["rye", "Röggen"],
    ]);
  });

  it("goes to the clipboard and back as it was", () => {
    const text = writeClipboard(rows, [name, note, price], "de");
    expect(text).toBe('Rye\t\t4,50\nSpelt\t"Dark; “moist”,\nkeeps"\t5,00\nOat\t\t');
    expect(readClipboard(`${text}\r\n`)).toEqual([
      ["Rye", "", "4,50"],
      ["Spelt", "Dark; “moist”,\nkeeps", "5,00"],
      ["Oat", "", ""],
    ]);
  });
});

describe("an import", () => {
  it("changes the cells that differ, and nothing that has no column", () => {
    const { changes, added, problems, unchanged } = plan("id;Price\nrye;4,95\nspelt;5\noat;\n");
    expect(changes).toEqual([{ row: rows[0], column: price, value: 4.95 }]);
    expect({ added, problems, unchanged }).toEqual({ added: [], problems: [], unchanged: 2 });
    expect(editOfChanges(changes)).toEqual({
      kind: "set-value",
      target: { in: "entry", file: "content/breads/rye.md" },
      path: ["frontMatter", "price"],
      value: 4.95,
    });
  });

  it("takes a value out where its cell is empty, and finds entries by their name", () => {
    const { changes } = plan("Name,days\nrye,\nSpelt,Mon");
    expect(changes).toEqual([
      { row: rows[0], column: days, value: undefined },
      { row: rows[1], column: days, value: ["mon"] },
    ]);
  });

  it("adds what has a name of its own and no id", () => {
    const { added, problems } = plan("id;Name;Price;Days\n;Walnut;6,20;mon, tue\n");
    expect(problems).toEqual([]);
    expect(added).toEqual([
      { row: 2, title: "Walnut", fields: { name: "Walnut", price: 6.2, days: ["mon", "tue"] } },
    ]);
  });

  it.each<[string, string, object[]]>([
    [
      "an unknown column",
      "id;Colour\nrye;red",
      [{ row: 1, column: 2, heading: "Colour", problem: expect.stringContaining("Colour") }],
    ],
    ["a column twice", "id;Price;price\nrye;4,50;9", [{ row: 1, column: 3, heading: "price" }]],
    ["a column of groups", "id;Facts\nrye;x", [{ row: 1, column: 2, heading: "Facts" }]],
    ["a row of no entry", "id;Price\nbrown;3", [{ row: 2, problem: expect.stringContaining("brown") }]],
    ["a row without a name", "id;Price\n;3", [{ row: 2 }]],
    [
      "two rows of one entry",
      "id;Price\noat;\n\noat;3",
      [{ row: 4, problem: expect.stringContaining("oat") }],
    ],
    [
      "a cell that can't be read",
      "id;Price;Days\noat;free;Sun",
      [
        { row: 2, column: 2, heading: "Price", problem: "“free” is not a number." },
        { row: 2, column: 3, heading: "Days" },
      ],
    ],
    ["a cell without a heading", "id;Name\noat;Oat;9", [{ row: 2, column: 3 }]],
    [
      "a quotation mark that is not closed",
      'id;Name\noat;"Oat',
      [{ row: 2, problem: expect.stringContaining("quotation") }],
    ],
  ])("names %s at its place", (_, text, problems) => {
    const found = plan(text);
    expect(found.problems).toMatchObject(problems);
    expect(found.problems).toHaveLength(problems.length);
    expect(found.changes.filter(({ column }) => column !== name)).toEqual([]);
  });

  it("asks for ids where names are not enough", () => {
    const twice = [...rows, rowOf("rye-2", { name: "Rye" })];
    const { problems } = planImport(readCsv(bytes("Name\nRye")), {
      collection,
      columns,
      rows: twice,
      languages: ["en"],
    });
    expect(problems).toEqual([{ row: 2, problem: expect.stringContaining("“id”") }]);
  });
});

describe("cells of a selection", () => {
  const range = { rows, columns: [name, price] };

  it("are filled down from the first row", () => {
    expect(fillDown({ rows, columns: [price] }).changes.map(({ row, value }) => [row.id, value])).toEqual([
      ["spelt", 4.5],
      ["oat", 4.5],
    ]);
  });

  it("change by a percentage with the decimals of the currency, and only numbers do", () => {
    const { changes } = adjustCells(range, { kind: "percent", by: 10 });
    expect(changes.map(({ row, column, value }) => [row.id, column.key, value])).toEqual([
      ["rye", "price", 4.95],
      ["spelt", "price", 5.5],
    ]);
  });

  it("take one text each, or what is pasted as often as it fits", () => {
    const table = { rows, columns };
    const at = (texts: string[][], chosen: typeof range) =>
      pasteCells(texts, { range: chosen, table, languages: ["en"] });
    const one = at([["9"]], { rows, columns: [price] });
    expect(one.changes.map(({ value }) => value)).toEqual([9, 9, 9]);
    const larger = at(
      [
        ["A", "1"],
        ["B", "x"],
      ],
      { rows: rows.slice(1, 2), columns: [name] },
    );
    expect(larger.changes.map(({ row, column, value }) => [row.id, column.key, value])).toEqual([
      ["spelt", "name", "A"],
      ["spelt", "price", 1],
      ["oat", "name", "B"],
    ]);
    expect(larger.problems).toMatchObject([{ row: { id: "oat" }, column: { key: "price" }, text: "x" }]);
    expect(at([["A"], ["B"]], { rows: rows.slice(2), columns: [name] }).changes).toHaveLength(1);
  });
});

it("rows are sorted by a column with empty cells last, and found by what their cells show", () => {
  const ids = (sorted: readonly TableRow[]) => sorted.map(({ id }) => id);
  const by = (isDescending: boolean) => ids(sortRows(rows, price, { isDescending, language: "en" }));
  expect(by(false)).toEqual(["rye", "spelt", "oat"]);
  expect(by(true)).toEqual(["spelt", "rye", "oat"]);
  const find = (text: string) => ids(filterRows(rows, { text, columns, language: "en" }));
  expect([find("€5"), find("MOIST dark"), find("oat"), find("rye spelt"), find(" ")]).toEqual([
    ["spelt"],
    ["spelt"],
    ["oat"],
    [],
    ["rye", "spelt", "oat"],
  ]);
});
