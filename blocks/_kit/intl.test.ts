import { describe, expect, it } from "vitest";
import {
  type DateStyle,
  formatCurrency,
  formatDate,
  formatList,
  formatNumber,
  formatTime,
  periodOf,
} from "./intl.ts";

describe("a date", () => {
  it.each<[string, DateStyle, string]>([
    ["en-GB", "long", "4 March 2025"],
    ["en-GB", "medium", "4 Mar 2025"],
    ["en-GB", "short", "04/03/2025"],
    ["de", "full", "Dienstag, 4. März 2025"],
    ["en-GB", "month", "March 2025"],
    ["en-GB", "day", "4 March"],
    ["en-GB", "weekday", "Tuesday"],
    ["en-GB", "year", "2025"],
    ["en-US", "long", "March 4, 2025"],
    ["de", "long", "4. März 2025"],
    ["cy", "long", "4 Mawrth 2025"],
  ])("in %s, %s: %s", (language, style, text) => {
    expect(formatDate("2025-03-04", language, style)).toBe(text);
  });

  it("is the same day wherever it is written", () => {
    expect(formatDate("2025-01-01", "en-GB")).toBe("1 January 2025");
    expect(formatDate("2025-12-31T23:59", "en-GB")).toBe("31 December 2025");
  });

  it("that is none stays as it is", () => {
    expect(["soon", "", "2025-13-45"].map((text) => formatDate(text, "en-GB"))).toEqual([
      "soon",
      "",
      "2025-13-45",
    ]);
  });
});

it.each([
  ["en-GB", "16:30"],
  ["de", "16:30"],
  ["ar-EG", "٤:٣٠ م"],
])("a time in %s: %s", (language, text) => {
  expect(formatTime("16:30", language)).toBe(text);
  expect(formatTime("noon", language)).toBe("noon");
});

it("a number has the marks of its language, and no more decimals than are wanted", () => {
  expect(formatNumber(1234.5, "en-GB")).toBe("1,234.5");
  expect(formatNumber(1234.5, "de")).toBe("1.234,5");
  expect(formatNumber(2.456, "en-GB", 1)).toBe("2.5");
  expect(formatNumber(14, "en-GB", "2-2")).toBe("14.00");
  expect(formatNumber(2.456, "en-GB", "1-2")).toBe("2.46");
});

it.each([
  [4, "en-GB", "GBP", "£4.00"],
  [3.5, "en-GB", "GBP", "£3.50"],
  [3.5, "de", "EUR", "3,50\u00a0€"],
  [400, "en-GB", "JPY", "JP¥400"],
  [4, "en-GB", "GBP 0", "£4"],
  [3.5, "en-GB", "GBP 0", "£3.50"],
])("%s in %s is %s as %s", (value, language, currency, text) => {
  expect(formatCurrency(value, language, currency)).toBe(text);
});

it("a list has the words of its language between", () => {
  expect(formatList(["rye", "wheat", "oats"], "en-GB")).toBe("rye, wheat and oats");
  expect(formatList(["Roggen", "Weizen"], "de")).toBe("Roggen und Weizen");
  expect(formatList(["rye", "wheat"], "en-GB", "disjunction")).toBe("rye or wheat");
  expect(formatList(["rye", "wheat"], "en-GB", "unit")).toBe("rye, wheat");
});

it.each([
  ["2026-03-25", "year", "en", "2026"],
  ["2026-03-25", "month", "de", "2026-03"],
  ["2026-03-25", "year", "th", "2026"],
  ["2026-03-20", "year", "fa", "2025-03-21"],
  ["2026-03-21", "year", "fa", "2026-03-21"],
  ["2026-12-31", "year", "fa", "2026-03-21"],
  ["2026-03-25T23:30:00-05:00", "month", "fa", "2026-03-21"],
  ["2026-07-01", "year", "ar-u-ca-islamic-umalqura", "2026-06-16"],
  ["soon", "year", "fa", "soon"],
] as const)("%s is of the %s that %s writes it in: %s", (date, per, language, period) => {
  expect(periodOf(date, per, language)).toBe(period);
  if (period.length === 10) expect(formatDate(period, language, per)).toBe(formatDate(date, language, per));
});
