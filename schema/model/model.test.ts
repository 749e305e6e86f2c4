import { expect, it } from "vitest";
import { entryPicture } from "./model.ts";

it.each<[string, Readonly<Record<string, unknown>>, string | undefined]>([
  ["a picture", { shown: "a.jpg" }, "a.jpg"],
  ["a list of pictures", { shown: ["a.jpg", "b.jpg"] }, "a.jpg"],
  ["an empty list", { shown: [] }, undefined],
  ["no picture", { other: "a.jpg" }, undefined],
])("what stands for an entry with %s", (_, fields, expected) => {
  expect(entryPicture({ picture: "shown" }, fields)).toBe(expected);
});

it("nothing stands for entries of a collection without pictures", () => {
  expect(entryPicture({}, { shown: "a.jpg" })).toBeUndefined();
});
