import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { Edit } from "../../../editing/document/edit.ts";
import { readDocument } from "../../../editing/document/read-document.ts";
import type { History } from "../../../editing/edits/history.ts";
import { currentSite, moveCursor, recordEdit, restoreHistory } from "../../../editing/edits/history.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { createEntryTexts } from "../../../editing/source-text/create-entry-texts.ts";
import { readEntry } from "../../../editing/source-text/read-entry.ts";
import { migrateConfig } from "../../../schema/migrations/migrate-config.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { renameProp } from "../../../schema/migrations/rename-prop.ts";
import type { Migrations } from "../../../schema/migrations/versions.ts";
import { migrationsUntil, type Versions } from "../../../schema/migrations/versions.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import { dice, randomEdit } from "../../../tests/support/random-edit.ts";
import { loftsFile, smallEntries, smallSite } from "../../../tests/support/small-entries.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { restoreDraft } from "./restore-draft.ts";
import { saveDraft } from "./save-draft.ts";

const start = () => restoreHistory(smallSite);
const baseEntries = Object.fromEntries(Object.entries(smallEntries).map(([file, { text }]) => [file, text]));
const savedEntries = smallEntries;
const schemas = schemasOf(blocks, smallModel);
const present = { fileText: smallSiteText, entries: smallEntries, schemas, migrations: migrationsOf(blocks) };
const lofts = { in: "entry", file: loftsFile } as const;
const questions = { in: "block", page: "home", block: "questions" } as const;
const type = (path: (string | number)[], value: string): Edit => ({
  kind: "set-value",
  target: questions,
  path,
  value,
});

const retitled = {
  kind: "set-value",
  target: lofts,
  path: ["frontMatter", "title"],
  value: "Lofts",
} as const;

function edited(edits: readonly Edit[], from = start()): History {
  return edits.reduce((history, edit) => {
    const result = recordEdit(history, edit, { at: 0 });
    return "editError" in result ? history : result.history;
  }, from);
}

const firstVersions: Versions = { config: 2, blocks: {} };
const stored = (history: History, versions = firstVersions, more: object = {}) =>
  JSON.parse(
    JSON.stringify(
      saveDraft(
        {
          history,
          baseText: smallSiteText,
          baseEntries,
          savedText: smallSiteText,
          savedEntries,
          versions,
          ...more,
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
    assertProperty(
      fc.property(fc.array(dice, { minLength: 20, maxLength: 20 }), fc.nat(20), (rolls, undone) => {
        let history = start();
        for (const roll of rolls) {
          const result = recordEdit(history, randomEdit(currentSite(history), roll), { at: 0 });
          if (!("editError" in result)) history = result.history;
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
      { numRuns: runs(200, { all: 60, smoke: 20 }) },
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
    const draft = saveDraft({ ...session, savedEntries: saved, versions: firstVersions }, 7);
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
    const history = edited([{ kind: "set-value", target: lofts, path: ["body"], value: "Words." }]);
    const text = "---\ntitle: Other\n---\n";
    const entries = { ...smallEntries, "content/posts/windows.md": { text, document: readEntry(text) } };
    const restored = restoreDraft(stored(history), { ...present, entries });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    expect(currentSite(restored.session.history).entries).toMatchObject({
      [loftsFile]: { body: "Words." },
      "content/posts/windows.md": { frontMatter: { title: "Other" } },
    });
  });

  it("reads a draft of format 1, in which the target of an edit is called its holder", () => {
    const more = { kind: "batch", edits: [{ ...retitled, value: "Attics" }] } as const;
    const draft = stored(edited([retitled, more])) as object;
    const older = JSON.stringify({ ...draft, format: 1 }).replaceAll('"target":', '"holder":');
    expect(older).toContain('"holder":');
    expect(restoreDraft(JSON.parse(older), present)).toEqual(restoreDraft(draft, present));
  });

  it.each([
    ["The draft in this browser is damaged.", { format: 1 }],
    ["The draft in this browser is damaged.", null],
    [
      "The draft in this browser was made by a newer release of Blockwork.",
      stored(start(), { config: 3, blocks: {} }),
    ],
    [
      "The draft in this browser was made by a newer release of Blockwork.",
      stored(start(), { config: 2, blocks: { faq: 2 } }),
    ],
    [
      "The draft in this browser is damaged.",
      { ...(stored(start()) as object), blockVersions: { faq: "2" } },
    ],
    ["This is not JSON.", { ...(stored(start()) as object), baseText: "{" }],
  ])("%s", (reason, draft) => {
    expect(restoreDraft(draft, present)).toEqual({
      kind: "unreadable",
      reason,
    });
  });
});

/** The questions' heading was "headline" in the first version, "heading" in the second, and is "title" in the third. */
const migrations: Migrations = {
  config: migrationsOf(blocks).config,
  blocks: new Map([["faq", [renameProp("headline", "heading"), renameProp("heading", "title")]]]),
};
const third = { ...present, migrations };

describe.each([1, 2])("a draft for version %s of a block that is in its third", (version) => {
  const key = version === 1 ? "headline" : "heading";
  const versions: Versions = { config: 2, blocks: version === 1 ? {} : { faq: version } };
  // The file on disk is of the first version in any case: a session sees it in its own.
  const oldText = smallSiteText
    .replace('"title": "Questions"', '"headline": "Questions"')
    .replace('"title": "More"', '"headline": "More"');
  const oldStart = () => {
    const config = readDocument(oldText, migrationsUntil(versions, migrations));
    return restoreHistory({ ...smallSite, config });
  };
  const texts = { baseText: oldText, savedText: oldText };
  const restored = (history: History, fileText = oldText, more: object = {}) => {
    const draft = stored(history, versions, { ...texts, ...more });
    const found = restoreDraft(draft, { ...third, fileText });
    if (found.kind !== "restored") throw new Error(found.reason);
    return found.session;
  };
  const titleOf = (history: History) => currentSite(history).config.pages[0]?.blocks[1]?.props;

  it("keeps its undo and redo, in the present shape", () => {
    const heading = type([key], "Answers");
    const intro = type(["intro"], "All of them.");
    const block = { id: "more", type: "faq", props: { [key]: "More", items: [] } };
    const insert: Edit = { kind: "insert-block", page: "guides", block };
    const history = edited([heading, intro, retitled, insert, type([key], "Replies")], oldStart());
    expect(history.steps).toHaveLength(5);
    const { history: now } = restored({ ...history, cursor: 4 });
    expect(now.cursor).toBe(4);
    expect(now.steps.map(({ edit }) => edit)).toEqual([
      type(["title"], "Answers"),
      intro,
      retitled,
      { ...insert, block: { ...block, props: { title: "More", items: [] } } },
      type(["title"], "Replies"),
    ]);
    expect(titleOf(now)).toMatchObject({ title: "Answers", intro: "All of them." });
    expect(titleOf(now)).not.toHaveProperty(key);
    expect(currentSite(moveCursor(now, 0)).config).toEqual(smallSite.config);
    expect(titleOf(moveCursor(now, 5))).toMatchObject({ title: "Replies" });
  });

  if (version === 1)
    it("is of the first version where it was kept by a release that knew none", () => {
      const history = edited([type([key], "Answers")], oldStart());
      const { blockVersions: _, ...draft } = stored(history, versions, texts) as Record<string, unknown>;
      const found = restoreDraft(draft, { ...third, fileText: oldText });
      if (found.kind !== "restored") throw new Error(found.reason);
      expect(titleOf(found.session.history)).toMatchObject({ title: "Answers" });
    });

  it("comes to what migrating its site gives, after any edits", () => {
    assertProperty(
      fc.property(fc.array(dice, { minLength: 15, maxLength: 15 }), (rolls) => {
        let history = oldStart();
        for (const roll of rolls) {
          const result = recordEdit(history, randomEdit(currentSite(history), roll), { at: 0 });
          if (!("editError" in result)) history = result.history;
        }
        const { history: now } = restored(history);
        const { config, entries } = currentSite(history);
        expect(currentSite(now)).toEqual({ config: migrateConfig(config, migrations), entries });
        expect(now.base.config).toEqual(readDocument(oldText, migrations));
      }),
      { numRuns: runs(100, { all: 30, smoke: 20 }) },
    );
  });

  it("leaves out what the migrations undo, and knows where the cursor is all the same", () => {
    const both = edited([type(["title"], "Answers"), type(["intro"], "All.")], oldStart());
    const dropping: Migrations = {
      config: migrations.config,
      blocks: new Map([["faq", [(props) => props, ({ title: _, ...props }) => props, (props) => props]]]),
    };
    const found = restoreDraft(stored(both, versions, texts), {
      ...third,
      fileText: oldText,
      migrations: dropping,
    });
    expect(found).toMatchObject({
      session: { history: { cursor: 1, steps: [{ edit: type(["intro"], "All.") }] } },
    });
  });

  it("is no conflict with a file that was only brought to the present shape, or to what the draft has", () => {
    const history = edited([type([key], "Answers")], oldStart());
    expect(restored(history, smallSiteText).savedText).toBe(smallSiteText);
    const saved = smallSiteText.replace('"title": "Questions"', '"title": "Answers"');
    expect(restored(history, saved).savedText).toBe(saved);
    const theirs = smallSiteText.replace("Drawn by hand", "Drawn twice");
    expect(restored(history, theirs).savedText).toBe(oldText);
  });

  it("has its edits that found no place in the present shape too", () => {
    const left = { what: "changed the heading", reason: "This was changed in the file too." };
    const gone: Edit = { kind: "remove-block", page: "home", block: "gone" };
    const unplaced = [type([key], "Answers"), type(["intro"], "All."), gone].map((edit) => ({
      ...left,
      edit,
    }));
    const { unplaced: now } = restored(oldStart(), oldText, { unplaced });
    expect(now.map(({ edit }) => edit)).toEqual([type(["title"], "Answers"), type(["intro"], "All."), gone]);
  });
});
