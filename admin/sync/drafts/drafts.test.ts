import { describe, expect, it, vi } from "vitest";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import type { MemoryTab } from "../../../tests/support/memory/memory-tab.tsx";
import { siteKey } from "../content/site-key.ts";
import { configText, undoLabel, unsavedChanges } from "../state/selectors.ts";
import { createDraftStorage } from "./draft-storage.ts";

const editor = editInMemory();
const store = (tab: MemoryTab) => tab.session.store.getState();

/** Changes what the database has of a tab's draft behind the editor's back. */
async function changeDraft({ session }: MemoryTab, change: Record<string, unknown>): Promise<void> {
  const { content } = session;
  const storage = createDraftStorage({ key: siteKey(content, location), tab: "another" });
  const draft = (await storage.claim()) as object;
  await storage.write({ ...draft, ...change });
}

async function kept(): Promise<MemoryTab> {
  const tab = await editor.open();
  tab.type("Drawn with care");
  await editor.pass(600);
  expect(tab.saveState()).toBe("Not saved yet, draft kept");
  return tab;
}

/** The site with blocks, items and texts in other places. */
function rearranged(): string {
  const config = JSON.parse(editor.site.original) as {
    site: { company: { name: string }; frame: { props: { links: unknown[] } }[] };
    pages: { title: string; blocks: { id: string; hidden?: boolean; props: Record<string, unknown> }[] }[];
  };
  const [home, contact] = config.pages;
  if (!home || !contact) throw new Error("The site has lost its pages.");
  const [first, projects, guides, questions] = home.blocks;
  if (!first || !projects || !guides || !questions) throw new Error("The page has lost its blocks.");
  home.blocks = [questions, first, { ...projects, hidden: true }];
  questions.props.title = "Answers";
  (questions.props.items as unknown[]).reverse();
  (questions.props.items as unknown[]).push({ question: "Do you travel?", answer: "Yes." });
  contact.title = "Write to us";
  config.site.frame[0]?.props.links.reverse();
  config.site.company.name = "Small & Daughters";
  return JSON.stringify(config);
}

describe("a draft", () => {
  it("brings 30 mixed edits back after a reload, with an undo and a redo of each", async () => {
    let tab = await editor.open();
    const { commands } = tab;
    await commands.importFile(new File([rearranged()], "site.json"));
    expect(tab.notices()[0]).toContain("Content Imported");
    for (let edit = 0; edit < 7; edit++) store(tab).revert(unsavedChanges(store(tab))[0]?.key ?? "");
    const fields = ["name", "tagline", "description"];
    for (let edit = 0; edit < 22; edit++) tab.type(`Words ${edit}`, fields[edit % 3]);
    const steps = store(tab).history.cursor;
    expect(steps).toBe(30);
    const changed = configText(store(tab));
    tab = await editor.reload(tab);
    expect(tab.notices()).toEqual([expect.stringMatching(/^Your unsaved changes from .* are back\./)]);
    expect(configText(store(tab))).toBe(changed);
    for (let step = 0; step < steps; step++) store(tab).undo();
    expect([configText(store(tab)), undoLabel(store(tab))]).toEqual([editor.site.original, undefined]);
    // What was undone is kept too.
    tab = await editor.reload(tab);
    for (let step = 0; step < steps; step++) store(tab).redo();
    expect(configText(store(tab))).toBe(changed);
  });

  it("can be discarded, and that undone", async () => {
    const tab = await editor.reload(await kept());
    const run = () => tab.session.notices.getState().notices.at(-1)?.action?.run();
    run();
    expect([tab.words(), tab.saveState()]).toEqual(["Drawn by hand", "All changes saved"]);
    run();
    expect(tab.words()).toBe("Drawn with care");
  });

  it("has what was typed until a fifth of a second before its tab is killed", async () => {
    const tab = await editor.open();
    tab.type("Drawn");
    await editor.pass(200);
    tab.type("Drawn with");
    tab.kill();
    expect((await editor.open()).words()).toBe("Drawn");
  });
});

it("a draft of format 1 comes back, with what was saved by itself", async () => {
  const tab = await kept();
  tab.close();
  const repair = { value: { text: "---\ntitle: A\n---\n" } };
  await changeDraft(tab, { format: 1, pending: { repairs: { "content/posts/a.md": repair } } });
  const next = await editor.open();
  expect(next.words()).toBe("Drawn with care");
  expect(next.session.autosaved.repairs.getState().values.get("content/posts/a.md")).toEqual(repair);
});

describe("a draft that can't be opened", () => {
  it.each([
    ["The draft in this browser is damaged.", { steps: "none" }],
    ["The draft in this browser was made by a newer release of Blockwork.", { schemaVersion: 99 }],
    ["The draft in this browser could not be repeated", { steps: [{ edit: { kind: "dance" }, at: 0 }] }],
  ])("is put aside until somebody has seen to it: %s", async (reason, change) => {
    const tab = await kept();
    tab.close();
    await changeDraft(tab, change);
    let next = await editor.open();
    expect(next.bars()).toContain(reason);
    expect(next.words()).toBe("Drawn by hand");
    expect(next.opening.archived).toMatchObject([{ draft: change }]);
    // It does not stand in the way of another.
    next.type("Drawn again");
    next = await editor.reload(next);
    expect([next.words(), next.bars()]).toEqual(["Drawn again", expect.stringContaining(reason)]);
    await next.forget();
    next = await editor.reload(next);
    expect([next.words(), next.bars()]).toEqual(["Drawn again", ""]);
  });

  it("does not lock its owner out when the editor did not live through opening it", async () => {
    let tab = await kept();
    vi.stubGlobal("localStorage", { ...localStorage, getItem: () => "2" });
    tab.close();
    await expect(editor.open()).rejects.toThrow("The site did not open");
    vi.stubGlobal("localStorage", { ...localStorage, getItem: () => null });
    tab = await editor.open();
    expect(tab.words()).toBe("Drawn with care");
    await tab.open("without-draft");
    expect(tab.words()).toBe("Drawn by hand");
    expect(tab.bars()).toContain("You started from the saved site.");
    expect(tab.opening.archived).toMatchObject([{ draft: { format: 2, cursor: 1 } }]);
  });
});

describe("a browser that keeps nothing", () => {
  it("is told about as long as it is so", async () => {
    editor.browser.refuse();
    const tab = await editor.open();
    tab.type("Drawn with care");
    await editor.pass(600);
    expect(tab.saveState()).toBe("Not saved, and no draft can be kept");
    await editor.pass(7000);
    expect(tab.bars()).toContain("This browser keeps no drafts");
    expect(tab.bars()).toContain("Export or save before you close it.");
    expect(configText(store(tab))).toBe(editor.site.original.replace("Drawn by hand", "Drawn with care"));
  });
});
