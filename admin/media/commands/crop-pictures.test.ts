import { expect, it } from "vitest";
import { pictureFile } from "../../../editing/document/picture.ts";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import type { MemoryTab } from "../../../tests/support/memory/memory-tab.tsx";
import { pictureVersion } from "../../sync/content/picture-storage.ts";
import { describeInDraft, focusInDraft } from "../../sync/content/pictures-in-draft.ts";
import { undoLabel } from "../../sync/state/selectors.ts";
import { type Crop, wholeBox } from "../store/crop-box.ts";
import type { RenderedPicture } from "../store/render-picture.ts";
import { cropPictures } from "./crop-pictures.ts";

const editor = editInMemory();
const stateOf = ({ session }: MemoryTab) => session.store.getState();
const right: Crop = { turns: 0, box: { x: 0.5, y: 0, width: 0.5, height: 1 } };
const original = async () => ({ width: 100, height: 80, close: () => undefined });

/** Cuts a picture; gives the name that it has then. What is drawn of a picture is a text, of a kind. */
async function cut(tab: MemoryTab, wanted: Crop, kind: RenderedPicture["kind"] = "jpg") {
  const { store, content } = tab.session;
  if (!content.pictureStorage) throw new Error("No pictures are kept.");
  const made = await cropPictures("house.jpg", wanted, {
    store,
    original,
    pictureStorage: content.pictureStorage,
    draw: async (_, name) => ({
      file: new Blob(["part of ", name]),
      kind,
      size: { width: 50, height: 80 },
    }),
  });
  if ("reason" in made) throw new Error(made.reason);
  stateOf(tab).apply(made.edit);
  return made.name;
}
const pictureOf = (tab: MemoryTab, name: string) => stateOf(tab).entries[pictureFile(name)]?.frontMatter;
const version = (text: string) => pictureVersion(new Blob([text]));

/** What is said of the picture, with the other one as its dark version. */
function withDark(tab: MemoryTab) {
  describeInDraft(tab.session.store, "house.jpg", { alt: "A house", dark: "garden.jpg" });
  return { alt: "A house" };
}

it("is one step with a name: other bytes, the same description, the point that stays in view carried along", async () => {
  const { site, open, pass } = editor;
  const tab = await open();
  const before = site.read(pictureFile("house.jpg"));
  focusInDraft(tab.session.store, "house.jpg", [0.6, 0.3]);
  const said = pictureOf(tab, "house.jpg");
  expect(await cut(tab, right)).toBe("house.jpg");
  const after = await version("part of house.jpg");
  expect(undoLabel(stateOf(tab))).toBe("cropped the picture house.jpg");
  expect(pictureOf(tab, "house.jpg")).toEqual({ ...said, version: after, focus: [0.2, 0.3] });
  await tab.commands.save();
  await pass(3000);
  expect(site.read(pictureFile("house.jpg"))).toContain(after);
  stateOf(tab).undo();
  expect(pictureOf(tab, "house.jpg")).toEqual(said);
  stateOf(tab).undo();
  await tab.commands.save();
  await pass(3000);
  expect(site.read(pictureFile("house.jpg"))).toBe(before);
});

it("puts the middle back in view where the point was cut off, and is told as turned where nothing was", async () => {
  const tab = await editor.open();
  focusInDraft(tab.session.store, "house.jpg", [0.2, 0.3]);
  await cut(tab, { turns: 1, box: wholeBox });
  expect(undoLabel(stateOf(tab))).toBe("turned the picture house.jpg");
  expect(pictureOf(tab, "house.jpg")).toMatchObject({ focus: [0.7, 0.2] });
  await cut(tab, { turns: 0, box: { x: 0, y: 0, width: 0.5, height: 1 } });
  expect(pictureOf(tab, "house.jpg")).not.toHaveProperty("focus");
});

it("takes its dark version along, in the same step", async () => {
  const tab = await editor.open();
  const said = withDark(tab);
  const before = pictureOf(tab, "garden.jpg");
  await cut(tab, right);
  expect(pictureOf(tab, "garden.jpg")).toMatchObject({ version: await version("part of garden.jpg") });
  expect(pictureOf(tab, "house.jpg")).toEqual({
    ...said,
    dark: "garden.jpg",
    version: await version("part of house.jpg"),
  });
  stateOf(tab).undo();
  expect(pictureOf(tab, "garden.jpg")).toEqual(before);
});

it("of a kind that can't be written has another name, which all that shows it follows, dark versions too", async () => {
  const tab = await editor.open();
  const said = withDark(tab);
  expect(await cut(tab, right, "webp")).toBe("house.webp");
  expect(pictureOf(tab, "house.webp")).toMatchObject({ ...said, dark: "garden.webp" });
  expect(pictureOf(tab, "house.jpg")).toBeUndefined();
  expect(JSON.stringify(stateOf(tab).document)).toContain("house.webp");
  expect(undoLabel(stateOf(tab))).toBe("cropped the picture house.jpg");
  stateOf(tab).undo();
  expect(pictureOf(tab, "house.jpg")).toMatchObject({ dark: "garden.jpg" });
});
