import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { createComparison, createNumberReader, type SortKind } from "./compare-cells.ts";

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

it("a row has as many cells as there are columns", () => {
  const columns = [
    { title: "A", sort: "text" },
    { title: "B", sort: "text" },
  ] as const;
  const rows = [{ cells: ["1", ""] }, { cells: ["1"] }, { cells: ["1", "2", "3"] }];
  expect(check({ columns, rows }).map(({ key }) => key)).toEqual(["rows/1/cells", "rows/2/cells"]);
});
