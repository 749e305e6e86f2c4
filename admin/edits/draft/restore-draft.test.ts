import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dice, randomEdit } from "../../../tests/support/random-edit.ts";
import { loftsFile, smallEntries, smallSite } from "../../../tests/support/small-entries.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { currentSite } from "../current-site.ts";
import type { Edit } from "../edit.ts";
import type { History } from "../history.ts";
import type { readDocument } from "../read-document.ts";
import { recordEdit } from "../record-edit.ts";
import { startHistory } from "../start-history.ts";
import { createEntryTexts } from "../text/create-entry-texts.ts";
import { readEntry } from "../text/read-entry.ts";
import { restoreDraft } from "./restore-draft.ts";
import { saveDraft } from "./save-draft.ts";

const start = () => startHistory(smallSite);
const baseEntries = Object.fromEntries(Object.entries(smallEntries).map(([file, { text }]) => [file, text]));
const savedEntries = smallEntries;
const present = { fileText: smallSiteText, entries: smallEntries, schemaVersion: 1 };
const lofts = { in: "entry", file: loftsFile } as const;
const questions = { in: "block", page: "home", block: "questions" } as const;
const type = (path: (string | number)[], value: string): Edit => ({
  kind: "set-value",
  holder: questions,
  path,
  value,
});

function edited(edits: readonly Edit[]): History {
  return edits.reduce((history, edit) => {
    const outcome = recordEdit(history, edit, { at: 0 });
    return "refusal" in outcome ? history : outcome.history;
  }, start());
}

const stored = (history: History, schemaVersion = 1) =>
  JSON.parse(
    JSON.stringify(
      saveDraft(
        {
          history,
          baseText: smallSiteText,
          baseEntries,
          savedText: smallSiteText,
          savedEntries,
          schemaVersion,
        },
        7,
      ),
    ),
  ) as unknown;

function writtenEntry(history: History, file: string) {
  const { entries } = currentSite(history);
  const text = createEntryTexts()(file, { entries, savedEntries, baseEntries }) ?? "";
  return { text, document: readEntry(text) };
}

describe("a draft", () => {
  it("comes back as it was, with its undo and redo", () => {
    fc.assert(
      fc.property(fc.array(dice, { minLength: 20, maxLength: 20 }), fc.nat(20), (rolls, undone) => {
        let history = start();
        for (const roll of rolls) {
          const outcome = recordEdit(history, randomEdit(currentSite(history), roll), { at: 0 });
          if (!("refusal" in outcome)) history = outcome.history;
        }
        history = { ...history, cursor: Math.max(0, history.cursor - undone) };
        const restored = restoreDraft(stored(history), present);
        expect(restored).toMatchObject({ kind: "restored", baseText: smallSiteText, history });
      }),
      { numRuns: 200 },
    );
  });

  it("on a file that was changed meanwhile is a conflict, with everything in it either placed or listed", () => {
    const history = edited([
      type(["title"], "Answers"),
      type(["items", 0, "answer"], "No."),
      { kind: "remove-item", holder: questions, path: ["items"], index: 2 },
      { kind: "remove-block", page: "guides", block: "top" },
      { kind: "set-value", holder: { in: "page", page: "contact" }, path: ["title"], value: "Write" },
    ]);
    const fileText = smallSiteText
      .replace('"title": "Questions"', '"title": "Your questions"')
      .replace('{ "id": "top", "type": "heading", "props": { "title": "Guides" } },', "");
    const restored = restoreDraft(stored(history), { ...present, fileText });
    if (restored.kind !== "conflict") throw new Error(restored.kind);
    expect(restored.mine).toEqual(history);
    expect(restored.rebased.unplaced).toEqual([
      { edit: type(["title"], "Answers"), reason: "This was changed in the file too." },
      { edit: history.steps[3]?.edit, reason: "The block “top” is not on the page any more." },
    ]);
    const merged = currentSite(restored.rebased.history).config;
    expect(merged.pages[0]?.blocks[1]?.props).toMatchObject({
      title: "Your questions",
      items: [{ answer: "No." }, {}],
    });
    expect(merged.pages[3]?.title).toBe("Write");
  });

  it("stands on the entries as they were, also after some were saved", () => {
    const file = "content/posts/new.md";
    const entry = { fields: { title: "New" }, body: "" };
    const history = edited([
      { kind: "set-value", holder: lofts, path: ["fields", "title"], value: "Lofts" },
      { kind: "insert-entry", file, entry },
    ]);
    const saved = {
      ...smallEntries,
      [loftsFile]: writtenEntry(history, loftsFile),
      [file]: writtenEntry(history, file),
    };
    const session = { history, baseText: smallSiteText, baseEntries, savedText: smallSiteText };
    const draft = saveDraft({ ...session, savedEntries: saved, schemaVersion: 1 }, 7);
    expect(Object.keys(draft.entries)).toEqual([loftsFile, file]);
    const restored = restoreDraft(JSON.parse(JSON.stringify(draft)), { ...present, entries: saved });
    expect(restored).toEqual({
      kind: "restored",
      baseText: smallSiteText,
      baseEntries: { [loftsFile]: smallEntries[loftsFile]?.text },
      history,
    });
  });

  it("on an entry that was changed meanwhile is a conflict, and so is one whose new file is there by now", () => {
    const file = "content/posts/new.md";
    const entry = { fields: { title: "New" }, body: "" };
    const history = edited([
      { kind: "set-value", holder: lofts, path: ["fields", "title"], value: "Lofts" },
      { kind: "set-value", holder: lofts, path: ["body"], value: "Words." },
      { kind: "insert-entry", file, entry },
    ]);
    const text = (smallEntries[loftsFile]?.text ?? "").replace("Loft rooms", "Attics");
    const theirs = { fields: { title: "Theirs" }, body: "" };
    const entries = {
      ...smallEntries,
      [loftsFile]: { text, document: readEntry(text) },
      [file]: { text: "---\ntitle: Theirs\n---\n", document: theirs },
    };
    const restored = restoreDraft(stored(history), { ...present, entries });
    if (restored.kind !== "conflict") throw new Error(restored.kind);
    expect(currentSite(restored.mine)).toEqual(currentSite(history));
    expect(currentSite(restored.rebased.history).entries).toMatchObject({
      [loftsFile]: { fields: { title: "Attics: what fits" }, body: "Words." },
      [file]: theirs,
    });
    expect(restored.rebased.unplaced.map(({ reason }) => reason)).toEqual([
      "This was changed in the file too.",
      "There is an entry “content/posts/new.md” already.",
    ]);
  });

  it("takes no notice of a change to an entry that it is not about", () => {
    const history = edited([{ kind: "set-value", holder: lofts, path: ["body"], value: "Words." }]);
    const text = "---\ntitle: Other\n---\n";
    const entries = { ...smallEntries, "content/posts/windows.md": { text, document: readEntry(text) } };
    const restored = restoreDraft(stored(history), { ...present, entries });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    expect(currentSite(restored.history).entries).toMatchObject({
      [loftsFile]: { body: "Words." },
      "content/posts/windows.md": { fields: { title: "Other" } },
    });
  });

  it("of an older schema is migrated, as one step", () => {
    const migrate = (document: ReturnType<typeof readDocument>, from: number) => ({ ...document, from });
    const restored = restoreDraft(stored(edited([type(["title"], "Answers")])), {
      ...present,
      schemaVersion: 2,
      migrate,
    });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    expect(restored.history.steps).toHaveLength(1);
    expect(currentSite(restored.history).config).toMatchObject({
      from: 1,
      pages: [{ blocks: [{}, { props: { title: "Answers" } }, {}] }, {}, {}, {}],
    });
  });

  it.each([
    ["The draft in this browser is damaged.", { format: 1 }],
    ["The draft in this browser is damaged.", null],
    ["The draft in this browser was made by a newer release of Blockwork.", stored(start(), 2)],
    ["This is not JSON.", { ...(stored(start()) as object), baseText: "{" }],
  ])("%s", (reason, draft) => {
    expect(restoreDraft(draft, present)).toEqual({
      kind: "unreadable",
      reason,
    });
  });
});
