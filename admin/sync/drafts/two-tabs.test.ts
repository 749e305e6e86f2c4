import fc from "fast-check";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { inEach } from "../../../tests/support/extent.ts";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import type { MemoryTab } from "../../../tests/support/memory/memory-tab.tsx";
import { TopBar } from "../../app/shell/top-bar.tsx";
import { configText } from "../state/selectors.ts";

const elsewhere = "This site is open in another tab. Work there, or take over here.";
const editor = editInMemory();
const isReadOnly = (tab: MemoryTab) => tab.saveState() === "Read only";

/** Whether a button of the top bar can't be pressed. */
function isDisabled(tab: MemoryTab, name: string): boolean {
  const buttons =
    tab.markup(createElement(TopBar, { commands: tab.commands })).match(/<button.*?<\/button>/gs) ?? [];
  const button = buttons.find((one) => one.includes(`aria-label="${name}"`) || one.includes(`>${name}`));
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  return / (?:disabled=""|aria-disabled="true")/.test(button);
}

describe("a second tab", () => {
  it("reads until it takes over, with all that the first one has, also its undo", async () => {
    const first = await editor.open();
    first.type("Drawn twice");
    const second = await editor.open();
    expect(second.bars()).toContain(elsewhere);
    for (const button of ["Undo", "Save Changes", "Import a file"])
      expect(isDisabled(second, button)).toBe(true);
    second.type("Not mine to say");
    expect(second.saveState()).toBe(elsewhere);
    first.type("Drawn more");
    await takeOver(second);
    expect([second.words(), first.saveState(), first.bars()]).toEqual([
      "Drawn more",
      "Read only",
      expect.stringContaining(elsewhere),
    ]);
    second.type("Drawn again");
    await takeOver(first);
    expect([first.words(), isReadOnly(second)]).toEqual(["Drawn again", true]);
    // The history came along too.
    first.commands.undo();
    expect(first.words()).toBe("Drawn more");
    first.commands.undo();
    expect(first.words()).toBe("Drawn by hand");
  });

  it("waits for what the first one is saving", async () => {
    const first = await editor.open();
    first.type("Drawn twice");
    let saved = () => {};
    editor.site.busy = new Promise<void>((done) => {
      saved = done;
    });
    void first.commands.save();
    const second = await editor.open();
    const taking = second.takeOver();
    await editor.pass(100);
    expect(isReadOnly(second)).toBe(true);
    saved();
    await editor.pass(1000);
    await taking;
    expect([second.words(), second.saveState()]).toEqual(["Drawn twice", "All changes saved"]);
    expect(editor.site.config()).toContain("Drawn twice");
  });
});

async function takeOver(tab: MemoryTab): Promise<void> {
  const taking = tab.takeOver();
  await editor.pass(0);
  await taking;
  expect(isReadOnly(tab)).toBe(false);
}

const turn = fc.record({
  at: fc.constantFrom(0, 1),
  does: fc.oneof(
    { weight: 10, arbitrary: fc.constant("type" as const) },
    { weight: 4, arbitrary: fc.constant("take over" as const) },
    { weight: 3, arbitrary: fc.constantFrom("reload" as const, "kill" as const) },
    { weight: 3, arbitrary: fc.constantFrom("save" as const, "save, and wait" as const) },
  ),
  /** How long somebody thinks about it, in milliseconds. */
  after: fc.constantFrom(0, 50, 250, 1000),
});

describe("two tabs", () => {
  it("never write over each other, whatever is done in them in which order", async () => {
    const walk = fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 22 }), async (turns) => {
      await editor.begin();
      const tabs = [await editor.open(), await editor.open()];
      /** Words that were on the screen of a tab that took them. */
      const taken: string[] = [];
      for (const [count, { at, does, after }] of turns.entries()) {
        const tab = tabs[at] as MemoryTab;
        await editor.pass(after);
        if (does === "take over" && isReadOnly(tab)) await takeOver(tab);
        if (does === "reload") tabs[at] = await editor.reload(tab);
        if (does === "kill") {
          // What was typed in the last moments is lost with it.
          await editor.pass(250);
          tab.kill();
          tabs[at] = await editor.open();
        }
        if (does === "type") {
          const before = tab.words();
          tab.type(`${before} w${count}`);
          if (isReadOnly(tab) || tab.words() === before) expect(tab.words()).toBe(before);
          else taken.push(`w${count}`);
        }
        if (does.startsWith("save")) {
          const saving = tab.commands.save();
          if (does !== "save") await editor.pass(0);
          if (does !== "save") await saving;
        }
        for (const shown of tabs) {
          expect(shown.bars()).not.toContain("only here");
          expect(shown.conflict()).toBe("");
        }
      }
      await editor.pass(500);
      for (const tab of tabs) tab.close();
      const last = await editor.open();
      expect(last.words().split(" ").slice(3)).toEqual(taken);
      expect(configText(last.session.store.getState())).toBe(
        editor.site.original.replace("Drawn by hand", ["Drawn by hand", ...taken].join(" ")),
      );
    });
    await assertProperty(walk, { numRuns: inEach({ smoke: 6, all: 8, nightly: 25 }) });
  }, 120_000);
});
