import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Duration, durationInWords } from "../../schema/formats/duration/index.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { elementsOf, textOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import { formatMoney } from "../_kit/money.ts";
import { alignOf, cellText, totalOf } from "./cells.ts";
import { check } from "./check.ts";
import { createComparison, createNumberReader, type SortKind } from "./compare-cells.ts";
import { createDurationReader } from "./durations.ts";
import table from "./index.ts";

it.each([
  ["en-GB", "£1,234.50", 1234.5],
  ["en-GB", "from 7 to 9", 7],
  ["en-GB", "−3.5 °C", -3.5],
  ["en-GB", "a-b 4", 4],
  ["de", "1.234,50 €", 1234.5],
  ["de-CH", "CHF 1’234.50", 1234.5],
  ["fr", "1 234,5 m", 1234.5],
  ["ar-EG", "١٬٢٣٤٫٥", 1234.5],
  ["ar", "12", 12],
  ["en-GB", "on request", undefined],
  ["en-GB", "", undefined],
])("in %s the number of %j is %j", (language, text, number) => {
  expect(createNumberReader(language)(text)).toBe(number);
});

describe("cells are sorted", () => {
  const sorted = (kind: SortKind, cells: readonly string[], direction: 1 | -1 = 1, language = "en-GB") => {
    const compare = createComparison(kind, language);
    return [...cells].sort((one, other) => compare(one, other, direction));
  };

  it("by the alphabet of the language, with numbers as numbers", () => {
    expect(sorted("text", ["Zebra", "Ähre", "apple", "Loaf 10", "Loaf 9"], 1, "de")).toEqual([
      "Ähre",
      "apple",
      "Loaf 9",
      "Loaf 10",
      "Zebra",
    ]);
    expect(sorted("text", ["ö", "z"], 1, "sv")).toEqual(["z", "ö"]);
  });

  it("by numbers and days, what has none last in both directions", () => {
    const prices = ["£10", "on request", "£9.50", ""];
    expect(sorted("number", prices)).toEqual(["£9.50", "£10", "on request", ""]);
    expect(sorted("number", prices, -1)).toEqual(["£10", "£9.50", "on request", ""]);
    expect(sorted("date", ["2026-02-01", "", "2025-12-31"], -1)).toEqual(["2026-02-01", "2025-12-31", ""]);
  });
});

it.each([
  ["4.5", "£4.50"],
  [" 4.5", "£4.50"],
  ["from 28.8", "from £28.80"],
  ["28.8 each", "£28.80 each"],
  ["£5 and more", "£5 and more"],
  ["3 for 10", "3 for 10"],
  ["10%", "10%"],
  ["from 2-litre pots", "from 2-litre pots"],
  ["B12", "B12"],
  ["on request", "on request"],
  ["", ""],
])("the cell %j of a column of amounts is %j", (cell, shown) => {
  expect(cellText(cell, { currency: "GBP" }, "en-GB")).toBe(shown);
});

it("amounts among words are added up, in any language", () => {
  expect(totalOf(["from 28.8", "4.5", "on request"], { currency: "EUR" }, "de")).toMatch(/^33,30\s€$/);
});

describe("durations in words", () => {
  const lengths = fc
    .record(
      {
        week: fc.integer({ min: 0, max: 30 }),
        day: fc.integer({ min: 0, max: 30 }),
        hour: fc.integer({ min: 0, max: 500 }),
        minute: fc.integer({ min: 0, max: 90 }),
      },
      { requiredKeys: [] },
    )
    .filter((duration) => Object.keys(duration).length > 0);

  it.each(["en-GB", "de", "fr", "es", "cy", "ar"])("are read in %s as they are printed", (language) => {
    const read = createDurationReader(language);
    assertProperty(
      fc.property(lengths, (duration) => {
        expect(read(durationInWords(duration as Duration, language))).toEqual(duration);
      }),
    );
  });

  it("are sorted by how long they are, and added up", () => {
    const cells = [
      "2 hours 30 minutes",
      "6 hours",
      "45 minutes",
      "on request",
      "1 hour 15 minutes",
      "4 hours",
    ];
    const compare = createComparison("number", "en-GB");
    expect([...cells].sort((one, other) => compare(one, other, 1))).toEqual([
      "45 minutes",
      "1 hour 15 minutes",
      "2 hours 30 minutes",
      "4 hours",
      "6 hours",
      "on request",
    ]);
    expect(totalOf(cells, {}, "en-GB")).toBe("14 hours 30 minutes");
    expect(totalOf(["3 days", "1 week"], {}, "en-GB")).toBe("1 week 3 days");
    expect(totalOf(["P2 hours", "7 hours a day"], {}, "en-GB")).toBe("9");
  });
});

it("a row has as many cells as there are columns, in a group too", () => {
  const column = { title: "A", sort: "text", total: false, minor: false } as const;
  const rowOf = (...cells: string[]) => ({ cells, values: [] });
  const rows = [rowOf("1", ""), rowOf("1"), rowOf("1", "2", "3")];
  const groups = [{ title: "Others", rows: [rowOf("1", "2"), rowOf()] }];
  expect(check({ columns: [column, column], rows, groups }).map(({ key }) => key)).toEqual([
    "rows/1/cells",
    "rows/2/cells",
    "groups/0/rows/1/cells",
  ]);
});

describe("a column says nothing of its cells that none of them has", () => {
  const problems = (column: object, ...cells: string[]) => {
    const columns = [{ title: "Name" }, { title: "B", ...column }] as never;
    const rows = cells.map((cell) => ({ cells: ["A", cell], values: [] }));
    return check({ columns, rows, groups: [] }).map(({ code, key, values }) => [code, key, values?.reason]);
  };

  it.each([
    [{ total: true }, "total", "no-number"],
    [{ sort: "number" }, "sort", "no-number"],
    [{ currency: "GBP" }, "currency", "no-number"],
    [{ sort: "date" }, "sort", "no-days"],
    [{ currency: "XYZ" }, "currency", "currency"],
  ])("%j over texts", (column, key, reason) => {
    expect(problems(column, "small", "", "large")).toEqual([["wrong-value", `columns/1/${key}`, reason]]);
  });

  it.each([
    [{ total: true }, ["4.5", "on request"]],
    [{ sort: "number" }, ["£10", ""]],
    [{ sort: "number" }, ["١٢"]],
    [{ currency: "GBP", sort: "date" }, ["4.5"]],
    [{ sort: "date" }, ["2026-05-01", "soon"]],
    [{ sort: "date", total: true }, []],
    [{ sort: "text" }, ["small"]],
    [{ sort: "date", total: true }, ["", " "]],
  ])("%j over %j is fine", (column, cells) => {
    expect(problems(column, ...cells)).toEqual([]);
  });

  it("a total of the first column, which has none", () => {
    const columns = [{ title: "Year", total: true }, { title: "B" }] as never;
    const rows = [{ cells: ["2026", "1"], values: [] }];
    expect(check({ columns, rows, groups: [] }).map(({ key }) => key)).toEqual(["columns/0/total"]);
  });
});

describe("what is shown", () => {
  const prices = {
    caption: "Prices",
    columns: [
      { title: "Bread" },
      { title: "Price", currency: "GBP", total: true },
      { title: "Note", minor: true },
    ],
    rows: [{ cells: ["Rye", "4.5", ""], href: "/rye" }],
    groups: [
      { title: "Cakes", rows: [{ cells: ["Plait", "1200", "to order"] }] },
      { title: "Pies", rows: [] },
    ],
  };
  const markup = (props: object = {}, language = "en-GB") =>
    viewMarkup(table, resolvedProps(table, { ...prices, ...props }), { language });
  const cells = (html: string) =>
    elementsOf(html)
      .filter(({ tagName }) => /^t[hd]$/.test(tagName))
      .map(textOf);

  it("has groups below headings across all columns, and leaves out those without rows", () => {
    const html = markup();
    expect(html).toContain('<th scope="rowgroup" colSpan="3">Cakes</th>');
    expect(html).not.toContain("Pies");
    expect(html.match(/<tbody>/g)).toHaveLength(2);
  });

  it.each([
    ["en-GB", ["£4.50", "£1,200"], /^£1,204\.50$/],
    ["de", ["4,50\u00a0£", "1.200\u00a0£"], /^1\.204,50\u00a0£$/],
  ])("in %s plain numbers of a column are amounts, with a total", (language, [one = ""], total) => {
    const found = cells(markup({}, language));
    expect(found).toContain(one);
    expect(found.at(-2)).toMatch(total);
  });

  it.each([
    [["1,5 m", "2.000 m"], "de", "2.001,5"],
    [["", "on request"], "de", ""],
    [["0.1", "0.2"], "en-GB", "0.3"],
    [["−3", "1"], "en-GB", "-2"],
  ])("the total of %j in %s is %j", (column, language, total) => {
    expect(totalOf(column, {}, language)).toBe(total);
  });

  it.each([
    [{ sort: "number" }, "end"],
    [{ sort: "text" }, "start"],
    [{ sort: "text", currency: "EUR" }, "end"],
    [{ sort: "number", align: "center" }, "center"],
  ] as const)("cells of %j stand at the %s", (column, align) => {
    expect(alignOf(column)).toBe(align);
  });

  it("has no total without a column for one", () => {
    expect(markup({ columns: prices.columns.map(({ title }) => ({ title })) })).not.toContain("<tfoot");
  });

  it("has an amount whatever a preview puts around it", () => {
    expect(formatMoney(4.25, "en-GB", "\ue000GBP\ue000")).toBe("£4.25");
  });
});
