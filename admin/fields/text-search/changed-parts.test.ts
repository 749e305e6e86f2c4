import { expect, it } from "vitest";
import { changedParts } from "./changed-parts.ts";

it.each([
  ["all of it", "0116 496 0187", "0116 496 0999", []],
  ["the street", "27 Mill Row, Leicester", "14 Granby Row, Leicester", [["27 Mill Row", "14 Granby Row"]]],
  [
    "the street behind a floor, and the postcode",
    "First Floor, 27 Mill Row, Leicester, LE1 6KM",
    "First Floor, 14 Granby Row, Leicester, LE2 1AA",
    [
      ["27 Mill Row", "14 Granby Row"],
      ["LE1 6KM", "LE2 1AA"],
    ],
  ],
  ["lines", "27 Mill Row\nLeicester", "14 Granby Row\nLeicester", [["27 Mill Row", "14 Granby Row"]]],
  ["no town, which stands in other sentences", "27 Mill Row, Leicester", "27 Mill Row, Derby", []],
  [
    "nothing where parts have come or gone",
    "27 Mill Row, Leicester",
    "The Old Barn, 14 Granby Row, Leicester",
    [],
  ],
])("what has changed in a fact is %s", (_, before, after, parts) => {
  expect(changedParts(before, after)).toEqual([
    { before, after },
    ...parts.map(([old, now]) => ({ before: old, after: now })),
  ]);
});
