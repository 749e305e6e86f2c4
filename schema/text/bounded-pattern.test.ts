import { expect, it } from "vitest";
import { boundedPattern, boundedPatternCode } from "./bounded-pattern.ts";
import { maxMatchedLength } from "./slow-pattern.ts";
import { visible } from "./visible.ts";

type Pattern = (source: string, flags: string) => RegExp;
const ofValidators = new Function(`${boundedPatternCode} return boundedPattern;`)() as Pattern;

it.each<readonly [string, Pattern]>([
  ["of ajv", boundedPattern],
  ["in the text of compiled validators", ofValidators],
])("a pattern %s matches no text that is longer than the bound", (_, pattern) => {
  const longest = "a".repeat(maxMatchedLength);
  expect(pattern("^a+$", "u").test(longest)).toBe(true);
  expect(pattern("^a+$", "u").test(`${longest}a`)).toBe(false);
  expect(pattern(visible, "u").test(`${longest}a`)).toBe(true);
  expect(String(pattern("^a+$", "u"))).toBe("/^a+$/u");
});
