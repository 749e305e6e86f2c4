import { expect, it } from "vitest";
import { editInMemory } from "../../tests/support/memory/edit-in-memory.ts";
import type { MemoryTab } from "../../tests/support/memory/memory-tab.tsx";
import { pictureFile } from "../edits/picture-file.ts";
import { createPictureCommands } from "./manage/use-picture-commands.ts";

const editor = editInMemory();
const stateOf = ({ session }: MemoryTab) => session.store.getState();
const save = async (tab: MemoryTab) => {
  await tab.commands.save();
  await editor.pass(3000);
  expect(stateOf(tab).saving).toEqual({ state: "idle" });
  expect(stateOf(tab).isChanged()).toBe(false);
};
const files = () =>
  ["house.jpg", "villa.jpg", "garden.jpg"].filter((name) => editor.site.read(pictureFile(name)));

it("a picture that is renamed is saved with all that shows it, and comes back with all of it", async () => {
  const { site, open } = editor;
  const tab = await open();
  const before = [
    site.config(),
    site.read("content/posts/loft-rooms.md"),
    site.read(pictureFile("house.jpg")),
  ];
  expect(createPictureCommands(tab.session).rename("house.jpg", "villa.jpg")).toBe(true);
  expect(tab.session.content.media.has("villa.jpg")).toBe(true);
  await save(tab);
  expect(files()).toEqual(["villa.jpg", "garden.jpg"]);
  expect(site.config()).toBe(before[0]?.replaceAll("house.jpg", "villa.jpg"));
  expect(site.read("content/posts/loft-rooms.md")).toContain("image: villa.jpg");
  stateOf(tab).undo();
  await save(tab);
  expect([
    site.config(),
    site.read("content/posts/loft-rooms.md"),
    site.read(pictureFile("house.jpg")),
  ]).toEqual(before);
  expect(files()).toEqual(["house.jpg", "garden.jpg"]);
});
