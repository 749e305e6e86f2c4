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

const retitled = {
  kind: "set-value",
  holder: lofts,
  path: ["frontMatter", "title"],
  value: "Lofts",
} as const;

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
        const texts = { baseText: smallSiteText, savedText: smallSiteText };
        expect(restored).toEqual({
          kind: "restored",
          session: { ...texts, history, unplaced: [], savedEntries, baseEntries: expect.any(Object) },
          savedAt: 7,
        });
      }),
      { numRuns: 200 },
    );
  });

  it("on a file that was changed meanwhile knows what it was made for", () => {
    const history = edited([type(["title"], "Answers")]);
    const fileText = smallSiteText.replace("Drawn by hand", "Drawn twice");
    const restored = restoreDraft(stored(history), { ...present, fileText });
    const session = { baseText: smallSiteText, savedText: smallSiteText, history, unplaced: [] };
    expect(restored).toMatchObject({ kind: "restored", session, savedAt: 7 });
  });

  it("in which nothing is unsaved gives way to a file that was changed meanwhile", () => {
    const history = edited([type(["title"], "Answers"), type(["title"], "Questions")]);
    const fileText = smallSiteText.replace("Drawn by hand", "Drawn twice");
    const restored = restoreDraft(stored(history), { ...present, fileText });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    expect(restored.session).toMatchObject({ savedText: fileText, history: { steps: [] } });
  });

  it("of a tab that ended while it saved is no conflict: the file is what it wrote", () => {
    const history = edited([type(["title"], "Answers"), type(["intro"], "All of them.")]);
    const fileText = smallSiteText.replace('"title": "Questions"', '"title": "Answers"');
    const restored = restoreDraft(stored(history), { ...present, fileText });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    expect(restored.session).toMatchObject({ savedText: fileText, history: { cursor: 2 } });
  });

  it("stands on the entries as they were, also after some were saved", () => {
    const file = "content/posts/new.md";
    const entry = { frontMatter: { title: "New" }, body: "" };
    const history = edited([retitled, { kind: "insert-entry", file, entry }]);
    const saved = {
      ...smallEntries,
      [loftsFile]: writtenEntry(history, loftsFile),
      [file]: writtenEntry(history, file),
    };
    const session = { history, baseText: smallSiteText, baseEntries, savedText: smallSiteText };
    const draft = saveDraft({ ...session, savedEntries: saved, schemaVersion: 1 }, 7);
    expect(Object.keys(draft.entries ?? {})).toEqual([loftsFile, file]);
    const restored = restoreDraft(JSON.parse(JSON.stringify(draft)), { ...present, entries: saved });
    expect(restored).toMatchObject({
      kind: "restored",
      session: { baseEntries: { [loftsFile]: smallEntries[loftsFile]?.text }, savedEntries: saved, history },
    });
  });

  it("knows which entries it was made for when they were changed meanwhile, and new ones that are there by now", () => {
    const file = "content/posts/new.md";
    const entry = { frontMatter: { title: "New" }, body: "" };
    const history = edited([retitled, { kind: "insert-entry", file, entry }]);
    const text = (smallEntries[loftsFile]?.text ?? "").replace("Loft rooms", "Attics");
    const entries = {
      ...smallEntries,
      [loftsFile]: { text, document: readEntry(text) },
      [file]: { text: "---\ntitle: Theirs\n---\n", document: { frontMatter: { title: "Theirs" }, body: "" } },
    };
    const restored = restoreDraft(stored(history), { ...present, entries });
    expect(restored).toMatchObject({ kind: "restored", session: { savedEntries: smallEntries, history } });
  });

  it("takes over an entry that was changed meanwhile where nothing of it is unsaved, as a step", () => {
    const history = edited([retitled, { ...retitled, value: "Loft rooms: what fits" }]);
    const text = (smallEntries[loftsFile]?.text ?? "").replace("Loft rooms", "Attics");
    const entries = { ...smallEntries, [loftsFile]: { text, document: readEntry(text) } };
    const restored = restoreDraft(stored(history), { ...present, entries });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    const { session } = restored;
    expect(session.savedEntries[loftsFile]?.text).toBe(text);
    expect(session.history).toMatchObject({ cursor: 3, steps: [{}, {}, { edit: { reason: "file" } }] });
    expect(currentSite(session.history).entries[loftsFile]?.frontMatter.title).toBe("Attics: what fits");
  });

  it("takes no notice of a change to an entry that it is not about", () => {
    const history = edited([{ kind: "set-value", holder: lofts, path: ["body"], value: "Words." }]);
    const text = "---\ntitle: Other\n---\n";
    const entries = { ...smallEntries, "content/posts/windows.md": { text, document: readEntry(text) } };
    const restored = restoreDraft(stored(history), { ...present, entries });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    expect(currentSite(restored.session.history).entries).toMatchObject({
      [loftsFile]: { body: "Words." },
      "content/posts/windows.md": { frontMatter: { title: "Other" } },
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
    expect(restored.session.history.steps).toHaveLength(1);
    expect(currentSite(restored.session.history).config).toMatchObject({
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
