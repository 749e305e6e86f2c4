import { expect, it } from "vitest";
import { namePicture } from "./name-picture.ts";

it.each([
  ["door.jpg", "door.jpg"],
  ["rooms/door.jpg", "door.jpg in rooms"],
  ["rooms/Attic 1/door.jpg", "door.jpg in rooms › Attic 1"],
])("%s is called %s", (name, words) => {
  expect(namePicture(name)).toBe(words);
});
