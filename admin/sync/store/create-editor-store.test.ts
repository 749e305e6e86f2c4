import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { Edit } from "../../../editing/document/edit.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { readEntry } from "../../../editing/source-text/read-entry.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { renameProp } from "../../../schema/migrations/rename-prop.ts";
import type { Migrations } from "../../../schema/migrations/versions.ts";
import { createProblem } from "../../../schema/problems/problem.ts";
import { loftsFile, smallEntries } from "../../../tests/support/small-entries.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { restoreDraft } from "../drafts/restore-draft.ts";
import { draftOf } from "../drafts/save-draft.ts";
import type { SaveResult, SiteWrite } from "../state/save-result.ts";
import {
  changedEntries,
  configText,
  entryText,
  hasChanges,
  redoLabel,
  undoLabel,
  unsavedChanges,
} from "../state/selectors.ts";
import { createEditorStore } from "./create-editor-store.ts";

const questions = { in: "block", page: "home", block: "questions" } as const;
const type = (value: string, path = "title"): Edit => ({
  kind: "set-value",
  target: questions,
  path: [path],
  value,
});

const title = (value: string): Edit => ({
  kind: "set-value",
  target: { in: "entry", file: loftsFile },
  path: ["frontMatter", "title"],
  value,
});

const migrations = migrationsOf(blocks);
const present = {
  fileText: smallSiteText,
  entries: smallEntries,
  schemas: schemasOf(blocks, smallModel),
  migrations,
};

type Options = Parameters<typeof createEditorStore>[0];

function open(answers: SaveResult[] = [], more: Partial<Options> = {}) {
  const clock = { now: 0 };
  const saved: string[] = [];
  const written: SiteWrite[] = [];
  const store = createEditorStore({
    fileText: smallSiteText,
    entries: smallEntries,
    schemas: schemasOf(blocks, smallModel),
    migrations,
    async save({ writes }) {
      for (const write of writes) {
        if (write.file === undefined) saved.push(write.text ?? "");
        else written.push(write);
      }
      return answers.shift() ?? { kind: "saved" };
    },
    now: () => clock.now,
    ...more,
  });
  return { store, clock, saved, written, state: () => store.getState() };
}

describe("an editing session", () => {
  it("takes typing in one field as one step, until there is a pause, an undo, a paste or another field", () => {
    const { state, clock } = open();
    for (const word of ["A", "An", "Ans"]) state().apply(type(word));
    expect(state().history.steps).toHaveLength(1);
    expect(undoLabel(state())).toBe("changed the heading");
    state().undo();
    expect(configText(state())).toBe(smallSiteText);
    expect(redoLabel(state())).toBe("changed the heading");
    state().redo();
    state().apply(type("Answ"));
    clock.now += 2000;
    state().apply(type("Answe"));
    state().select({ page: "home", block: "questions", field: ["intro"] });
    state().apply(type("Answer"));
    state().endTyping();
    state().apply(type("Answers"));
    expect(state().history.steps).toHaveLength(5);
  });

  it("knows that what was done and undone by hand is no change", () => {
    const { state } = open();
    state().apply(type("Answers"));
    expect(hasChanges(state())).toBe(true);
    state().apply(type("Questions"));
    expect(hasChanges(state())).toBe(false);
    expect(configText(state())).toBe(smallSiteText);
  });

  it("reverts one change as a step of its own", () => {
    const { state } = open();
    state().apply(type("Answers"));
    state().apply(type("All of them.", "intro"));
    const [heading] = unsavedChanges(state());
    state().revert(heading?.key ?? "");
    expect(unsavedChanges(state()).map(({ what }) => what)).toEqual(["added the introduction"]);
    state().undo();
    expect(unsavedChanges(state())).toHaveLength(2);
  });

  it("saves the author's bytes, and can be undone past the save, also after a reload", async () => {
    const { state, saved } = open();
    state().apply(type("Answers"));
    await state().save();
    expect(saved).toEqual([smallSiteText.replace('"title": "Questions"', '"title": "Answers"')]);
    expect(hasChanges(state())).toBe(false);
    const draft = JSON.parse(JSON.stringify(draftOf(state(), 0))) as unknown;
    const restored = restoreDraft(draft, { ...present, fileText: saved[0] ?? "" });
    expect(restored).toMatchObject({ kind: "restored", session: { history: { cursor: 1 } } });
    state().undo();
    expect(hasChanges(state())).toBe(true);
    expect(configText(state())).toBe(smallSiteText);
  });

  it("says why something was refused, and selects what was added", () => {
    const { state } = open();
    state().apply({ kind: "remove-page", page: "gone" });
    expect(state().editError).toBe("The page is not there any more.");
    state().apply({ kind: "duplicate-block", page: "home", block: "top" });
    expect(state()).toMatchObject({ editError: undefined, selection: { page: "home", block: "top-2" } });
    state().undo();
    expect(state().selection).toEqual({ page: "home", block: "top" });
    state().redo();
    state().select({ page: "home", block: "top" });
    state().undo();
    expect(state().selection).toEqual({ page: "home", block: "top" });
    state().apply({ kind: "set-page-path", page: "contact", path: "/write" });
    expect(state().redirect).toEqual({ from: "/contact", to: "/write" });
  });

  it("imports a valid file as one step, and changes nothing for another", () => {
    const { state } = open();
    for (const bad of ["{", '{ "a": 1 }', '{ "configVersion": 1 }']) state().importText(bad);
    expect(state().history.steps).toHaveLength(0);
    expect(state().editError).toBe("This is not a site: it needs “site” and “pages”.");
    state().importText(smallSiteText.replace("Drawn by hand", "Drawn twice"));
    expect(undoLabel(state())).toBe("imported a file");
    expect(unsavedChanges(state()).map(({ location, what }) => `${location}: ${what}`)).toEqual([
      "Company: changed the tagline",
    ]);
    state().undo();
    expect(configText(state())).toBe(smallSiteText);
  });

  it.each([
    ["mine", "Answers", "Drawn by hand"],
    ["theirs", "Questions", "Drawn twice"],
    ["both", "Answers", "Drawn twice"],
  ] as const)("that finds the file changed keeps %s", async (choice, title, tagline) => {
    const theirs = smallSiteText.replace("Drawn by hand", "Drawn twice");
    const { state } = open([{ kind: "changed", files: new Map([[undefined, theirs]]) }]);
    state().apply(type("Answers"));
    await state().save();
    expect(state().saving).toMatchObject({ state: "conflict", conflict: { fileText: theirs, unplaced: [] } });
    expect(state().document.pages[0]?.blocks[1]?.props?.title).toBe("Answers");
    state().resolve(choice);
    expect(state().document).toMatchObject({ site: { company: { tagline } } });
    expect(state().document.pages[0]?.blocks[1]?.props?.title).toBe(title);
    expect(state()).toMatchObject({ saving: { state: "idle" }, savedText: theirs });
  });

  it("writes the entries that changed, and the config only if it did", async () => {
    const { state, saved, written } = open();
    const file = "content/posts/new.md";
    state().apply(title("Lofts"));
    state().apply({ kind: "insert-entry", file, entry: { frontMatter: { title: "New" }, body: "" } });
    state().apply({ kind: "remove-entry", file: "content/projects/1.md" });
    expect(changedEntries(state())).toEqual([loftsFile, file, "content/projects/1.md"]);
    await state().save();
    const known = smallEntries[loftsFile]?.text ?? "";
    expect(saved).toEqual([]);
    expect(written).toEqual([
      { file: loftsFile, text: known.replace("Loft rooms: what fits", "Lofts"), known },
      { file, text: "---\ntitle: New\n---\n", known: undefined },
      { file: "content/projects/1.md", text: undefined, known: smallEntries["content/projects/1.md"]?.text },
    ]);
    expect(hasChanges(state())).toBe(false);
    expect(unsavedChanges(state())).toEqual([]);
    for (let step = 0; step < 3; step++) state().undo();
    expect(changedEntries(state())).toEqual([loftsFile, "content/projects/1.md", file]);
    expect(entryText(state(), loftsFile)).toBe(known);
  });

  it("undoes edits of the config and of entries in one order", () => {
    const { state } = open();
    state().apply(type("Answers"));
    state().apply(title("Lofts"));
    expect(undoLabel(state())).toBe("changed the title");
    state().undo();
    expect(entryText(state(), loftsFile)).toBe(smallEntries[loftsFile]?.text);
    expect(undoLabel(state())).toBe("changed the heading");
    state().undo();
    expect(hasChanges(state())).toBe(false);
  });

  it("sends everything at once, and has saved nothing where something could not be", async () => {
    const { state, saved, written } = open([{ kind: "failed", reason: "The link leads nowhere." }]);
    state().apply(title("Lofts"));
    state().apply(type("Answers"));
    await state().save();
    expect([saved.length, written.length]).toEqual([1, 1]);
    expect(state().saving).toEqual({ state: "failed", reason: "The link leads nowhere." });
    expect(changedEntries(state())).toEqual([loftsFile]);
    expect(state().savedText).toBe(smallSiteText);
    await state().save();
    expect(hasChanges(state())).toBe(false);
  });

  it.each(["mine", "theirs"] as const)("that finds an entry changed keeps %s", async (choice) => {
    const fileText = (smallEntries[loftsFile]?.text ?? "").replace("under 60", "at most 60 characters");
    const { state, written } = open([{ kind: "changed", files: new Map([[loftsFile, fileText]]) }]);
    state().apply(title("Lofts"));
    await state().save();
    const conflicts = [{ file: loftsFile, name: "the post “Lofts”", fileText }];
    expect(state().saving).toEqual({ state: "entry-conflicts", conflicts });
    state().resolveEntry(loftsFile, choice);
    expect(state().saving).toEqual({ state: "idle" });
    if (choice === "theirs") {
      expect(entryText(state(), loftsFile)).toBe(fileText);
      expect(hasChanges(state())).toBe(false);
      state().undo();
    }
    const mine = fileText.replace("Loft rooms: what fits", "Lofts");
    expect(entryText(state(), loftsFile)).toBe(mine);
    await state().save();
    expect(written.at(-1)).toEqual({ file: loftsFile, text: mine, known: fileText });
  });

  it("tells of links in entries that followed as one change, which can be undone alone", async () => {
    const { state, written } = open();
    const known = smallEntries[loftsFile]?.text ?? "";
    state().apply(title("Lofts"));
    state().apply({ kind: "set-page-path", page: "contact", path: "/write" });
    const told = () => unsavedChanges(state()).map(({ location, what }) => `${location}: ${what}`);
    expect(told()).toEqual([
      "Contact: changed the address from /contact to /write; links in 1 post followed",
      "Posts › Lofts: changed the title",
    ]);
    expect(entryText(state(), loftsFile)).toBe(
      known.replace("Loft rooms: what fits", "Lofts").replaceAll("/contact", "/write"),
    );
    state().revert("contact/path");
    expect(told()).toEqual(["Posts › Lofts: changed the title"]);
    state().undo();
    await state().save();
    expect(written.map(({ file }) => file)).toEqual([loftsFile]);
    state().undo();
    state().undo();
    expect(entryText(state(), loftsFile)).toBe(known);
  });

  it("says that an entry was broken by somebody else", async () => {
    const { state } = open([{ kind: "changed", files: new Map([[loftsFile, "no front matter"]]) }]);
    state().apply(title("Lofts"));
    await state().save();
    expect(state().saving).toMatchObject({
      state: "failed",
      reason: "Its file was changed meanwhile and can't be read. The file of an entry can't be read.",
    });
  });

  it("opens a restored session on a changed entry with a choice", () => {
    const first = open();
    first.state().apply(title("Lofts"));
    const draft = JSON.parse(JSON.stringify(draftOf(first.state(), 0))) as unknown;
    const text = (smallEntries[loftsFile]?.text ?? "").replace("Loft rooms", "Attics");
    const entries = { ...smallEntries, [loftsFile]: { text, document: readEntry(text) } };
    const restored = restoreDraft(draft, { ...present, entries });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    const { state } = open([], { entries, restored: restored.session });
    expect(state().saving).toMatchObject({
      state: "entry-conflicts",
      conflicts: [{ file: loftsFile, fileText: text }],
    });
    state().resolveEntry(loftsFile, "theirs");
    expect(hasChanges(state())).toBe(false);
    expect(undoLabel(state())).toBe("took the other version");
    state().undo();
    expect(state().entries[loftsFile]?.frontMatter.title).toBe("Lofts");
  });

  it("follows entries that somebody else changes, but not those with something unsaved", () => {
    const { state } = open();
    const changed = (file: string, was: string, is: string) => {
      const text = (smallEntries[file]?.text ?? "").replace(was, is);
      return { [file]: { text, document: readEntry(text) } };
    };
    const windows = "content/posts/windows.md";
    state().apply(title("Lofts"));
    state().onEntriesChanged({
      ...smallEntries,
      ...changed(loftsFile, "Loft rooms", "Attics"),
      ...changed(windows, "Sash windows", "Panes"),
    });
    expect(state().entries).toMatchObject({
      [loftsFile]: { frontMatter: { title: "Lofts" } },
      [windows]: { frontMatter: { title: "Panes" } },
    });
    expect(changedEntries(state())).toEqual([loftsFile]);
    state().undo();
    state().onEntriesChanged({ ...smallEntries, ...changed(loftsFile, "Loft rooms", "Attics") });
    expect(state().entries[loftsFile]?.frontMatter.title).toBe("Attics: what fits");
    expect(hasChanges(state())).toBe(false);
  });

  it("undoes all changes of the config and of entries as one step", () => {
    const { state } = open();
    state().apply(type("Answers"));
    state().apply(title("Lofts"));
    state().revertAll();
    expect(hasChanges(state())).toBe(false);
    expect(undoLabel(state())).toBe("undid all changes");
    state().undo();
    expect(unsavedChanges(state())).toHaveLength(2);
  });

  it("that finds the config changed keeps what was done to entries, whatever is chosen", async () => {
    for (const choice of ["mine", "theirs", "both"] as const) {
      const theirs = smallSiteText.replace("Drawn by hand", "Drawn twice");
      const { state } = open([{ kind: "changed", files: new Map([[undefined, theirs]]) }]);
      state().apply(type("Answers"));
      state().apply(title("Lofts"));
      await state().save();
      state().resolve(choice);
      expect(state().entries[loftsFile]?.frontMatter.title).toBe("Lofts");
      expect(state().document.pages[0]?.blocks[1]?.props?.title).toBe(
        choice === "theirs" ? "Questions" : "Answers",
      );
    }
  });

  it("has the version that was not chosen an undo away, also after the next edit", async () => {
    const theirs = smallSiteText.replace("Drawn by hand", "Drawn twice");
    for (const choice of ["mine", "theirs"] as const) {
      const { state } = open([{ kind: "changed", files: new Map([[undefined, theirs]]) }]);
      state().apply(type("Answers"));
      await state().save();
      const [mine] = [state().document];
      state().resolve(choice);
      state().apply(type("Something else"));
      state().undo();
      state().undo();
      expect(state().document).toEqual(choice === "mine" ? JSON.parse(theirs) : mine);
    }
  });

  it("keeps what found no place until it is made in spite of that, or dismissed", async () => {
    const theirs = smallSiteText.replace('"title": "Questions"', '"title": "Your questions"');
    const { state } = open([{ kind: "changed", files: new Map([[undefined, theirs]]) }]);
    state().apply(type("Answers"));
    state().apply(type("All of them.", "intro"));
    await state().save();
    state().resolve("both");
    const left = {
      edit: type("Answers"),
      what: "changed the heading",
      reason: "This was changed in the file too.",
    };
    expect(state().unplaced).toEqual([left]);
    const draft = JSON.parse(JSON.stringify(draftOf(state(), 0))) as unknown;
    expect(restoreDraft(draft, { ...present, fileText: theirs })).toMatchObject({
      session: { unplaced: [left], savedText: theirs },
    });
    const [first] = state().unplaced;
    if (first) state().reapply(first);
    expect(state().unplaced).toEqual([]);
    expect(state().document.pages[0]?.blocks[1]?.props?.title).toBe("Answers");
  });

  it("follows a file that somebody else changes, unless something is unsaved", () => {
    const theirs = smallSiteText.replace("Drawn by hand", "Drawn twice");
    const { state } = open();
    state().select({ page: "home", block: "questions" });
    state().onFileChanged(theirs);
    expect(state()).toMatchObject({ savedText: theirs, selection: { block: "questions" } });
    expect(configText(state())).toBe(theirs);
    expect(undoLabel(state())).toBeUndefined();
    state().apply(type("Answers"));
    state().onFileChanged(smallSiteText);
    expect(state()).toMatchObject({ savedText: theirs, changedText: smallSiteText });
    state().compare();
    expect(state().saving).toMatchObject({ state: "conflict", conflict: { fileText: smallSiteText } });
    state().postpone();
    expect(state()).toMatchObject({ saving: { state: "idle" }, changedText: smallSiteText });
    state().undo();
    state().onFileChanged(smallSiteText);
    expect(configText(state())).toBe(smallSiteText);
    state().undo();
    expect(state().document).toEqual(JSON.parse(theirs));
  });

  it("undoes all changes as one step", () => {
    const { state } = open();
    state().apply(type("Answers"));
    state().apply({ kind: "remove-page", page: "contact" });
    state().revertAll();
    expect(configText(state())).toBe(smallSiteText);
    expect(undoLabel(state())).toBe("undid all changes");
    state().undo();
    expect(unsavedChanges(state())).toHaveLength(2);
  });

  it("that is read-only refuses everything that would change it", async () => {
    const { state, saved } = open();
    state().apply(type("Answers"));
    const { document } = state();
    state().setReadOnly("It is open elsewhere.");
    const { undo, redo, revertAll, save } = state();
    const tries = [
      undo,
      redo,
      revertAll,
      save,
      () => state().importText(smallSiteText),
      () => state().apply(type("B")),
    ];
    for (const attempt of tries) {
      await attempt();
      expect(state()).toMatchObject({ editError: "It is open elsewhere.", document });
    }
    expect(saved).toEqual([]);
    state().setReadOnly(undefined);
    state().undo();
    expect(configText(state())).toBe(smallSiteText);
  });

  it("tells of problems until the next edit, which may mend them", async () => {
    const problems = [
      createProblem("broken-link", { file: "site.config.json", pointer: "" }, "Nothing is there."),
    ];
    const { state } = open([{ kind: "failed", reason: "There is a problem.", problems }]);
    state().apply(type("Answers"));
    await state().save();
    expect(state().saving.state).toBe("failed");
    state().apply(type("Questions again"));
    expect(state().saving.state).toBe("idle");
  });

  it("tells when nothing could be written", async () => {
    const { state } = open([{ kind: "failed", reason: "The disk is full." }]);
    state().apply(type("Answers"));
    await state().save();
    expect(state()).toMatchObject({
      saving: { state: "failed", reason: "The disk is full." },
      savedText: smallSiteText,
    });
    expect(hasChanges(state())).toBe(true);
  });
});

describe("a session over a file of an older version", () => {
  const older: Migrations = {
    config: migrationsOf(blocks).config,
    blocks: new Map([
      ["faq", [renameProp("heading", "title")]],
      ["cards-grid", [(props) => ("size" in props ? { cards: props.cards } : props)]],
    ]),
  };
  const oldText = smallSiteText
    .replace('"title": "Questions"', '"heading" : "Quest\\u0069ons"')
    .replace('"title": "More"', '"heading":"More"')
    .replace('"props": { "cards"', '"props": { "size": 3, "cards"');
  const newText = smallSiteText
    .replace('"title": "Questions"', '"title" : "Quest\\u0069ons"')
    .replace('"title": "More"', '"title":"More"');
  const openOld = (more: Partial<Options> = {}) =>
    open([], { fileText: oldText, migrations: older, ...more });

  it("shows the present shape, and has changed nothing", () => {
    const { state } = openOld();
    expect(state().document).toEqual(JSON.parse(smallSiteText));
    expect(hasChanges(state())).toBe(false);
    expect(unsavedChanges(state())).toEqual([]);
    expect(configText(state())).toBe(oldText);
  });

  it("writes it with the first change, and nothing else of the author's bytes", async () => {
    const { state, saved } = openOld();
    state().apply(type("All of them.", "intro"));
    expect(unsavedChanges(state())).toMatchObject([{ what: "added the introduction" }]);
    const intro = '"title" : "Quest\\u0069ons",\n            "intro": "All of them."';
    const changed = newText.replace('"title" : "Quest\\u0069ons"', intro);
    expect(JSON.parse(configText(state()))).toEqual(JSON.parse(changed));
    state().apply({ kind: "set-value", target: questions, path: ["intro"] });
    expect(configText(state())).toBe(oldText);
    state().apply(type("Answers"));
    const answers = newText.replace('"Quest\\u0069ons"', '"Answers"');
    expect(configText(state())).toBe(answers);
    await state().save();
    expect(saved).toEqual([answers]);
    expect(hasChanges(state())).toBe(false);
    state().undo();
    expect(configText(state())).toBe(newText);
  });

  it("imports it as one step, and follows the file to the present shape", () => {
    const { state } = open([], { migrations: older });
    state().importText(oldText);
    expect(state().history.steps).toHaveLength(0);
    state().importText(oldText.replace("Drawn by hand", "Drawn twice"));
    expect(unsavedChanges(state())).toMatchObject([{ what: "changed the tagline" }]);
    state().undo();
    expect(configText(state())).toBe(smallSiteText);
    const followed = openOld();
    followed.state().onFileChanged(newText);
    expect(configText(followed.state())).toBe(newText);
    expect(followed.state()).toMatchObject({ savedText: newText, history: { steps: [] } });
  });

  it("meets a change of it with nothing but that change", () => {
    const { state } = openOld();
    state().apply(type("Answers"));
    state().onFileChanged(newText.replace("Drawn by hand", "Drawn twice"));
    state().compare();
    expect(state().saving).toMatchObject({
      conflict: { theirs: [{ what: "changed the tagline" }], mine: [{}], unplaced: [] },
    });
    state().resolve("both");
    expect(configText(state())).toBe(
      newText.replace("Drawn by hand", "Drawn twice").replace('"Quest\\u0069ons"', '"Answers"'),
    );
  });

  it("keeps a draft that says what it was made for", () => {
    const { state } = openOld();
    state().apply(type("Answers"));
    expect(draftOf(state(), 0)).toMatchObject({
      schemaVersion: 2,
      blockVersions: { faq: 2, "cards-grid": 2 },
      baseText: oldText,
    });
    const draft = JSON.parse(JSON.stringify(draftOf(state(), 0)));
    const found = restoreDraft(draft, { ...present, fileText: oldText, migrations: older });
    if (found.kind !== "restored") throw new Error(found.reason);
    const again = openOld({ restored: found.session });
    expect(configText(again.state())).toBe(configText(state()));
    again.state().undo();
    expect(configText(again.state())).toBe(oldText);
  });
});
