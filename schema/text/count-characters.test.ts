import { expect, it } from "vitest";
import { countCharacters, countGraphemes } from "./count-characters.ts";

it.each([
  ["", 0, 0],
  ["abc", 3, 3],
  ["😀", 1, 1],
  ["👨‍👩‍👧", 5, 1],
  ["🇩🇪", 2, 1],
  ["e\u0301", 2, 1],
  ["é", 1, 1],
  ["नि", 2, 1],
  ["a\r\nb", 4, 3],
])("%j has %d code points and %d graphemes", (text, characters, graphemes) => {
  expect([countCharacters(text), countGraphemes(text)]).toEqual([characters, graphemes]);
});
