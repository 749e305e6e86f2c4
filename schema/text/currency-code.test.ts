import { expect, it } from "vitest";
import { currencyMistake, currencySuggestion, isCurrency } from "./currency-code.ts";

it.each(["GBP", "EUR", "USD", "JPY", "XCG"])("%s is a currency", (code) => {
  expect(isCurrency(code)).toBe(true);
  expect(currencyMistake(code)).toBeUndefined();
});

it.each([
  ["XYZ", 'Write three letters, such as "GBP", "EUR" or "USD".'],
  ["POUND", 'Write "GBP".'],
  ["pounds", 'Write "GBP".'],
  ["£", 'Write "GBP".'],
  ["Euro", 'Write "EUR".'],
  ["Swiss franc", 'Write "CHF".'],
  ["gbp", 'Write "GBP".'],
  ["", 'Write three letters, such as "GBP", "EUR" or "USD".'],
  ["constructor", 'Write three letters, such as "GBP", "EUR" or "USD".'],
])("%j is none, and what to write is %j", (written, suggestion) => {
  expect(isCurrency(written)).toBe(false);
  expect(currencySuggestion(written)).toBe(suggestion);
});
