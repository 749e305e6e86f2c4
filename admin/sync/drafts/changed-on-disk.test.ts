import { describe, expect, it } from "vitest";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import { configFile } from "../../../tests/support/memory/memory-site.ts";
import type { MemoryTab } from "../../../tests/support/memory/memory-tab.tsx";
import type { Choice } from "../state/conflict.ts";
import { configText, unsavedChanges } from "../state/selectors.ts";

const editor = editInMemory();
const store = (tab: MemoryTab) => tab.session.store.getState();
const theirTitle = "A house drawn twice";
const tagline = (words: string) => editor.site.original.replace("Drawn by hand", words);
const withTheirs = (text: string) => text.replace("A house drawn properly", theirTitle);
const heroOf = (tab: MemoryTab) => (store(tab).document.site.hero as { title: string }).title;

/** A tab in which the tagline has been changed, which is kept. */
async function edited(): Promise<MemoryTab> {
  const tab = await editor.open();
  tab.type("Drawn with care");
  await editor.pass(600);
  expect(tab.saveState()).toBe("Not saved yet, draft kept");
  return tab;
}
async function changeOnDisk(text: string): Promise<void> {
  expect(text).not.toBe(editor.site.config());
  editor.site.write(configFile, text);
  await editor.pass(0);
}
async function choose(tab: MemoryTab, choice: Choice): Promise<void> {
  store(tab).resolve(choice);
  await editor.pass(0);
}

describe("a save", () => {
  it("is told, leaves edit mode and can be undone afterwards", async () => {
    const tab = await edited();
    tab.session.view.getState().setEditing(true);
    await tab.commands.save();
    expect(tab.notices()).toEqual(["Content Saved Your changes have been saved successfully."]);
    expect(editor.site.config()).toBe(tagline("Drawn with care"));
    expect([tab.saveState(), tab.session.view.getState().editing]).toEqual(["All changes saved", false]);
    store(tab).undo();
    await editor.pass(600);
    expect(tab.saveState()).toBe("Not saved yet, draft kept");
    expect(configText(store(tab))).toBe(editor.site.original);
  });

  it("that fails is told for as long as it is so, and loses nothing", async () => {
    const tab = await edited();
    editor.site.fault = { kind: "failed", reason: "Only this page may save." };
    await tab.commands.save();
    expect(tab.notices()).toEqual([expect.stringContaining("Only this page may save.")]);
    tab.type("Drawn with more care");
    expect(tab.saveState()).toBe("Not saved. Only this page may save.");
    editor.site.fault = undefined;
    await tab.commands.save();
    expect(tab.saveState()).toBe("All changes saved");
    expect(editor.site.config()).toBe(tagline("Drawn with more care"));
  });

  it("writes what is right, leaves the broken page as it was, and says so", async () => {
    const tab = await editor.open();
    const target = { in: "block", page: "home", block: "questions" } as const;
    const setHeading = (value: string) =>
      store(tab).apply({ kind: "set-value", target, path: ["title"], value });
    tab.type("Painted by hand");
    setHeading("");
    await editor.check(tab);
    expect(tab.topBar()).toContain("1 problem");
    await tab.commands.save();
    expect(tab.session.view.getState().panel).toBe("problems");
    expect(tab.saveState()).toContain("Saved, but for Home");
    expect(editor.site.config()).toBe(tagline("Painted by hand"));
    setHeading("Questions");
    expect(tab.saveState()).toBe("All changes saved");
  });

  it("of what can't be published opens the problems, and says so until the next edit", async () => {
    const tab = await edited();
    tab.type("", "name");
    await tab.commands.save();
    expect(tab.session.view.getState().panel).toBe("problems");
    expect(tab.saveState()).toContain("Kept as a draft: Company");
    expect(editor.site.config()).toBe(editor.site.original);
    tab.type("Small & Sons", "name");
    expect(tab.saveState()).toContain("Not saved yet");
  });
});

describe("a file that changes on disk", () => {
  it("is followed when nothing is unsaved, with the place kept, but not while it is half written", async () => {
    const tab = await editor.open();
    const place = { workspace: "content", tab: "hero" } as const;
    tab.session.view.getState().go(place);
    await changeOnDisk(withTheirs(editor.site.original));
    expect([heroOf(tab), tab.saveState()]).toEqual([theirTitle, "All changes saved"]);
    expect(tab.session.view.getState().route()).toEqual(place);
    expect(configText(store(tab))).toBe(editor.site.config());
    await changeOnDisk("{");
    expect(tab.bars()).toContain("Somebody else has changed the site");
    expect(heroOf(tab)).toBe(theirTitle);
    await changeOnDisk(editor.site.original);
    expect([heroOf(tab), tab.bars()]).toEqual(["A house drawn properly", ""]);
  });

  it.each([
    ["both", "Drawn with care", theirTitle],
    ["mine", "Drawn with care", "A house drawn properly"],
    ["theirs", "Drawn by hand", theirTitle],
  ] as const)(
    "under unsaved changes is a choice, with both versions shown: %s",
    async (choice, words, hero) => {
      const tab = await edited();
      await changeOnDisk(withTheirs(editor.site.original));
      expect(tab.bars()).toContain("Somebody else has changed the site");
      store(tab).compare();
      expect(tab.conflict()).toMatch(/\[by hand\].*\[with care\].*\[properly\].*\[twice\]/);
      store(tab).postpone();
      expect([tab.words(), tab.conflict()]).toEqual(["Drawn with care", ""]);
      await tab.commands.save();
      expect(editor.site.config()).toBe(withTheirs(editor.site.original));
      await choose(tab, choice);
      expect([tab.words(), heroOf(tab)]).toEqual([words, hero]);
      expect(editor.site.config()).toBe(withTheirs(editor.site.original));
      await tab.commands.save();
      expect(tab.saveState()).toBe("All changes saved");
      expect(editor.site.config()).toBe(tagline(words).replace("A house drawn properly", hero));
      // The version that was not chosen is an undo away.
      if (choice === "both") return;
      store(tab).undo();
      expect(tab.words()).toBe(choice === "mine" ? "Drawn by hand" : "Drawn with care");
    },
  );

  it("while the editor is closed is a choice when it opens", async () => {
    const tab = await edited();
    tab.close();
    await changeOnDisk(withTheirs(editor.site.original));
    const next = await editor.open();
    expect(next.conflict()).toContain("Somebody else has changed the site");
    expect(next.notices()).toEqual([]);
    await choose(next, "both");
    await next.commands.save();
    expect(editor.site.config()).toBe(withTheirs(tagline("Drawn with care")));
  });

  it("under a change of the same thing keeps that one until somebody has seen to it, also after a reload", async () => {
    const tab = await edited();
    tab.type("Ours", "description");
    await changeOnDisk(tagline("Drawn by machine"));
    await tab.commands.save();
    expect(tab.conflict()).toContain("This was changed in the file too.");
    await choose(tab, "both");
    expect(tab.words()).toBe("Drawn by machine");
    expect(tab.bars()).toContain("One of your changes found no place in their version.");
    await editor.pass(600);
    const next = await editor.reload(tab);
    expect(next.bars()).toContain("One of your changes found no place in their version.");
    const [left] = store(next).unplaced;
    if (left) store(next).reapply(left);
    expect([next.words(), next.bars()]).toEqual(["Drawn with care", ""]);
    expect(configText(store(next))).toContain('"Ours"');
  });
});

it("of the changes each is undone alone, then all, and brought back", async () => {
  const tab = await edited();
  tab.type("Ours", "description");
  const told = () => unsavedChanges(store(tab)).map(({ what }) => what);
  const before = told();
  expect(before).toHaveLength(2);
  const ofTagline = unsavedChanges(store(tab)).find(({ what }) => what.includes("tagline"));
  store(tab).revert(ofTagline?.key ?? "");
  expect(told()).toHaveLength(1);
  store(tab).undo();
  expect(told()).toEqual(before);
  store(tab).revertAll();
  expect([told(), tab.words()]).toEqual([[], "Drawn by hand"]);
  store(tab).undo();
  expect(told()).toEqual(before);
});
