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
  ["4,50", "4.50"],
  ["£5.20", "5.20"],
  ["€ 5,20", "5.20"],
  ["5,20 €", "5.20"],
  ["CHF 12.50", "12.50"],
  ["12,00", "12.00"],
  ["0,05", "0.05"],
  ["007,5", "7.5"],
  ["12.–", "12"],
  ["12,-", "12"],
  ["1'234.50", "1234.50"],
  ["1.234,50 €", "1234.50"],
  ["$1,234.50", "1234.50"],
  ["1,234,567", "1234567"],
  ["20 %", "20"],
  ["800 g", "800"],
  ["-3,5 °C", "-3.5"],
  ["٥٫٢٠", "5.20"],
])("%s is %s", (written, number) => {
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
