import { expect, it } from "vitest";
import { directionalRuns } from "./directional-runs.ts";

const runsOf = (text: string, isRtl: boolean) =>
  directionalRuns(
    [...text].map((letter) => ({ text: letter, file: "font" })),
    isRtl,
  ).map((run) => `${run.rtl ? "<" : ">"}${run.text}`);

it.each<[string, boolean, string[]]>([
  ["Hello, world", false, [">Hello, world"]],
  ["שלום", true, ["<שלום"]],
  ["شاي (Tea) 25", true, [">Tea) 25", "<شاي ("]],
  ["Say שלום, now", false, [">Say ", "<שלום", ">, now"]],
  ["אב Ab Cd אב", true, ["< אב", ">Ab Cd", "<אב "]],
])("%s stands from left to right in parts of one direction", (text, isRtl, runs) => {
  expect(runsOf(text, isRtl)).toEqual(runs);
});

it("parts in different fonts of a text from right to left stand in its order", () => {
  const pieces = [
    { text: "א", file: 1 },
    { text: "ב", file: 2 },
  ];
  expect(directionalRuns(pieces, true).map(({ text }) => text)).toEqual(["ב", "א"]);
});
