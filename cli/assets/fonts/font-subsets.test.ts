import { expect, it } from "vitest";
import { fontSubsets } from "./font-subsets.ts";

it.each([
  [["en-GB"], ["latin"]],
  [["en-GB", "fr", "de"], ["latin"]],
  [["cy"], ["latin", "latin-ext"]],
  [
    ["en-GB", "pl"],
    ["latin", "latin-ext"],
  ],
  [
    ["ar", "en"],
    ["arabic", "latin"],
  ],
  [["el"], ["greek", "latin"]],
  [["sr"], ["cyrillic", "latin"]],
  [["sr-Latn"], ["latin", "latin-ext"]],
  [["vi"], ["latin", "vietnamese", "latin-ext"]],
  [["ja"], ["latin"]],
  [["no language"], ["latin"]],
])("%j needs %j", (languages, subsets) => {
  expect(fontSubsets(languages)).toEqual(subsets);
});
