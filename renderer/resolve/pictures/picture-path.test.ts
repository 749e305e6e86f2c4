import { expect, it } from "vitest";
import { parentFolders, picturePathError } from "./picture-path.ts";

it.each(["door.jpg", "projects/01/door.jpg", "a/b/c/d/e/door.jpg", "Große Küche/tür.jpg"])(
  "%s can be published",
  (path) => expect(picturePathError(path)).toBeUndefined(),
);

it.each([
  ["../door.jpg", '".." is not'],
  ["a/../door.jpg", '".." is not'],
  ["/door.jpg", '"" is not'],
  ["a//door.jpg", '"" is not'],
  [".git/door.jpg", '".git" is not'],
  ["a/.door.jpg", '".door.jpg" is not'],
  ["a/b/c/d/e/f/door.jpg", "more than 5 folders"],
  ["a/Media/door.jpg", 'called "media"'],
  ["con/door.jpg", "not a name that every disk"],
  ["a./door.jpg", "not a name that every disk"],
  ["a\\b/door.jpg", "not a name that every disk"],
  [`${"x".repeat(256)}/door.jpg`, "longer than 255 bytes"],
  [`a/${"x".repeat(240)}.jpg`, "longer than 225 bytes"],
])("%s can't", (path, words) => expect(picturePathError(path)).toContain(words));

it("knows the folders above a picture", () => {
  expect(parentFolders("projects/01/door.jpg")).toEqual(["projects", "projects/01"]);
  expect(parentFolders("door.jpg")).toEqual([]);
});
