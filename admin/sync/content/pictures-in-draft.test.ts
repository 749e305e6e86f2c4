import { expect, it } from "vitest";
import { pictureFile } from "../../../editing/document/picture.ts";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import type { MemoryTab } from "../../../tests/support/memory/memory-tab.tsx";
import { createPictureCommands } from "../../media/commands/use-picture-commands.ts";
import { composerOf } from "../../preview/compose/composer-of.ts";
import { autosavedInDraft } from "../autosave/session-autosaved.ts";
import { hasChanges, undoLabel } from "../state/selectors.ts";
import { describeInDraft, focusInDraft } from "./pictures-in-draft.ts";

const editor = editInMemory();
const stateOf = ({ session }: MemoryTab) => session.store.getState();
const save = async (tab: MemoryTab) => {
  await tab.commands.save();
  await editor.pass(3000);
  expect(stateOf(tab).saving).toEqual({ state: "idle" });
  expect(hasChanges(stateOf(tab))).toBe(false);
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

it("what is left out of a save is still shown its picture, and follows with the next one", async () => {
  const { site, open, pass } = editor;
  const tab = await open();
  const post = "content/posts/loft-rooms.md";
  const target = { in: "entry", file: post } as const;
  const { apply } = stateOf(tab);
  const title = stateOf(tab).entries[post]?.frontMatter.title;
  createPictureCommands(tab.session).rename("house.jpg", "villa.jpg");
  apply({ kind: "set-value", target, path: ["frontMatter", "title"], value: 7 });
  await tab.commands.save();
  await pass(3000);
  expect(stateOf(tab).saving).toMatchObject({ state: "left-out", isWritten: true });
  expect(files()).toEqual(["house.jpg", "villa.jpg", "garden.jpg"]);
  expect(site.read(post)).toContain("image: house.jpg");
  expect(site.config()).toContain("villa.jpg");
  apply({ kind: "set-value", target, path: ["frontMatter", "title"], value: title });
  await save(tab);
  expect(files()).toEqual(["villa.jpg", "garden.jpg"]);
  expect(site.read(post)).toContain("image: villa.jpg");
});

it("what is said of a picture is left out alone where it can't stay so", async () => {
  const { site, open, pass } = editor;
  const tab = await open();
  describeInDraft(tab.session.store, "house.jpg", { alt: " " });
  tab.type("Another tagline");
  await tab.commands.save();
  await pass(3000);
  expect(site.config()).toContain("Another tagline");
  expect(site.read(pictureFile("house.jpg"))).toContain("A brick house");
});

it("what an earlier release kept of descriptions beside the draft is a step of the log", async () => {
  const tab = await editor.open();
  const earlier = autosavedInDraft({
    pending: { descriptions: { "house.jpg": { value: { alt: "Mine" }, known: { alt: "A" } } } },
  });
  for (const [name, { value }] of earlier.descriptions) describeInDraft(tab.session.store, name, value);
  expect(undoLabel(stateOf(tab))).toBe("reworded the description (house.jpg)");
});

it("the point that stays in view is one step with a name, which is saved and taken back", async () => {
  const { site, open } = editor;
  const tab = await open();
  const before = site.read(pictureFile("house.jpg"));
  const shown = () => {
    const page = composerOf(tab.session)({ document: stateOf(tab).document, pageId: "home" });
    if ("reason" in page) throw new Error(page.reason);
    return page.blocks.map(({ rendered }) => rendered.html).join("");
  };
  expect(shown()).not.toContain("focus-30-60");
  focusInDraft(tab.session.store, "house.jpg", [0.3, 0.6]);
  expect(undoLabel(stateOf(tab))).toBe("chose what stays in view (house.jpg)");
  expect(tab.session.content.media.get("house.jpg")?.focus).toEqual([0.3, 0.6]);
  expect(shown()).toContain("focus-30-60");
  await save(tab);
  expect(site.read(pictureFile("house.jpg"))).toContain('"focus":[0.3,0.6]');
  focusInDraft(tab.session.store, "house.jpg");
  expect(undoLabel(stateOf(tab))).toBe("put the middle back in view (house.jpg)");
  stateOf(tab).undo();
  stateOf(tab).undo();
  expect(shown()).not.toContain("focus-30-60");
  await save(tab);
  expect(site.read(pictureFile("house.jpg"))).toBe(before);
});

it("a picture that is moved to a folder is one step, with all that shows it", async () => {
  const { site, open } = editor;
  const tab = await open();
  const before = [site.config(), site.read("content/posts/loft-rooms.md")];
  expect(createPictureCommands(tab.session).move("house.jpg", "rooms/01/house.jpg")).toBe(true);
  expect(undoLabel(stateOf(tab))).toBe("moved the picture house.jpg to another folder");
  await save(tab);
  expect(site.read(pictureFile("house.jpg"))).toBeUndefined();
  expect(site.read(pictureFile("rooms/01/house.jpg"))).toContain("A brick house");
  expect(site.config()).toBe(before[0]?.replaceAll("house.jpg", "rooms/01/house.jpg"));
  expect(site.read("content/posts/loft-rooms.md")).toContain("image: rooms/01/house.jpg");
  stateOf(tab).undo();
  await save(tab);
  expect([site.config(), site.read("content/posts/loft-rooms.md")]).toEqual(before);
});

it("a folder without pictures is kept with the draft, and is no change", async () => {
  const { open, pass } = editor;
  const first = await open();
  first.session.autosaved.folders.getState().make("rooms/attic");
  expect(hasChanges(stateOf(first))).toBe(false);
  await pass(1000);
  first.kill();
  const second = await open();
  expect(second.session.autosaved.folders.getState().folders).toEqual(["rooms/attic"]);
  second.session.autosaved.folders.getState().remove("rooms/attic");
  await pass(1000);
  second.kill();
  expect((await open()).session.autosaved.folders.getState().folders).toEqual([]);
});
