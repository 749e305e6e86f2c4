import { expect, it } from "vitest";
import { baseName, folderLabel, folderOf } from "../store/folder-paths.ts";
import { countIn, foldersIn, foldersOf, newFolder } from "./picture-folders.ts";

const pictures = ["door.jpg", "Rooms/2/bed.jpg", "Rooms/10/sofa.jpg", "plans/attic.png"];
const folders = foldersOf(pictures, ["plans/old"]);

it("are those that pictures are in, those above them, and new ones", () => {
  expect(folders).toEqual(["plans", "plans/old", "Rooms", "Rooms/2", "Rooms/10"]);
  expect(foldersIn("", folders)).toEqual(["plans", "Rooms"]);
  expect(foldersIn("Rooms", folders)).toEqual(["Rooms/2", "Rooms/10"]);
  expect(foldersIn("Rooms/2", folders)).toEqual([]);
  expect(countIn("Rooms", pictures)).toBe(2);
});

it("are taken from a path, and told in words", () => {
  expect(["door.jpg", "Rooms/2/bed.jpg"].map(folderOf)).toEqual(["", "Rooms/2"]);
  expect(["door.jpg", "Rooms/2/bed.jpg"].map(baseName)).toEqual(["door.jpg", "bed.jpg"]);
  expect(folderLabel("Rooms/2")).toBe("Rooms › 2");
});

it.each([
  ["", "Neue Küche (1)", "neue-kuche-1"],
  ["plans", "Old", "plans/old"],
  ["", "rooms", "Rooms"],
  ["", "…", undefined],
  ["", "Media", undefined],
  ["", "con", undefined],
  ["a/b/c/d/e", "f", undefined],
])("in %j, %j is the folder %j", (inside, wanted, path) => {
  expect(newFolder(inside, wanted, folders)).toBe(path);
});
