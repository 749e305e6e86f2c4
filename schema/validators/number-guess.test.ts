import { expect, it } from "vitest";
import { errorProblem } from "./error-problem.ts";

const hintOf = (data: string, type = "number") =>
  errorProblem("a.md", {
    keyword: "type",
    instancePath: "/price",
    schemaPath: "",
    params: { type },
    parentSchema: { type, title: "Price" },
    data,
  }).suggestion;

it.each([
  ["5,20", 5.2],
  ["£5.20", 5.2],
  ["€ 5,20", 5.2],
  ["5,20 €", 5.2],
  ["CHF 12.50", 12.5],
  ["12.–", 12],
  ["12,-", 12],
  ["1'234.50", 1234.5],
  ["1.234,50 €", 1234.5],
  ["$1,234.50", 1234.5],
  ["20 %", 20],
  ["800 g", 800],
  ["-3,5 °C", -3.5],
  ["٥٫٢٠", 5.2],
])("%s is %d", (written, number) => {
  expect(hintOf(written)).toBe(`Did you mean ${number}? Write it without quotes, signs or units.`);
});

it.each(["£1.234", "3-4", "12:30", "1/2", "2 x 5", "5 and 6", "page 5 of 6"])(
  "%s can be several, or none",
  (written) => {
    expect(hintOf(written)).toBe("Write it in digits with a point, without anything else: 1234.5.");
  },
);

it("half of one is no whole number", () => {
  expect(hintOf("5,20", "integer")).toMatch(/^Write it in digits/);
});
