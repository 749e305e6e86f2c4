import { expect, it } from "vitest";
import { keyItems, noItems } from "./item-keys.ts";

const [a, b, c] = [{ text: "a" }, { text: "b" }, { text: "c" }];

it.each<[string, readonly unknown[], readonly unknown[], readonly number[]]>([
  ["stay", [a, b], [a, b], [0, 1]],
  ["move with their items", [a, b, c], [c, a, b], [2, 0, 1]],
  ["stay with an item that is edited", [a, b], [{ text: "a!" }, b], [0, 1]],
  ["go with an item that is removed", [a, b, c], [a, c], [0, 2]],
  ["are new for a new item", [a, b], [a, c, b], [0, 2, 1]],
  ["stay when a text becomes the same as its neighbour", ["", "x"], ["x", "x"], [0, 1]],
  ["are new for a copy", ["x", "y"], ["x", "x", "y"], [0, 2, 1]],
  ["are new for another list", [a], [b, c], [1, 2]],
])("keys %s", (_, before, after, expected) => {
  expect(keyItems(keyItems(noItems, before), after).keys).toEqual(expected);
});

it("are never given twice", () => {
  const emptied = keyItems(keyItems(noItems, [a, b]), []);
  expect(keyItems(emptied, [c]).keys).toEqual([2]);
});
