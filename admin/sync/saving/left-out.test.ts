import { expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { createProblem } from "../../../schema/problems/problem.ts";
import { loftsFile, smallEntries } from "../../../tests/support/small-entries.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { configText, hasChanges, unsavedChanges } from "../state/selectors.ts";
import { createEditorStore } from "../store/create-editor-store.ts";

/** A session in which a heading, or an entry's title, without words is an error. */
function open() {
  const saved: string[] = [];
  const written: string[] = [];
  const check = async ({ config, entries }: EditedSite) => {
    const at = config.pages.findIndex(({ blocks: placed }) =>
      placed.some(({ props }) => props?.title === ""),
    );
    const place = { file: "site.config.json", pointer: `/pages/${at}/blocks/0/props/title` };
    const entry = { file: loftsFile, pointer: "/frontMatter/title" };
    const isMissed = entries[loftsFile] === undefined;
    return [
      ...(isMissed ? [createProblem("wrong-value", { file: loftsFile, pointer: "" }, "Missed.")] : []),
      ...(at === -1 ? [] : [createProblem("wrong-value", place, "Empty.")]),
      ...(entries[loftsFile]?.frontMatter.title === ""
        ? [createProblem("wrong-value", entry, "Empty.")]
        : []),
    ];
  };
  const store = createEditorStore({
    fileText: smallSiteText,
    entries: smallEntries,
    schemas: schemasOf(blocks, smallModel),
    migrations: migrationsOf(blocks),
    async save({ writes }) {
      for (const { file, text = "" } of writes) {
        if (file === undefined) saved.push(text);
        else written.push(file);
      }
      return { kind: "saved" };
    },
    check,
    now: () => 0,
  });
  const set = (target: object, path: readonly string[], value: string) =>
    store.getState().apply({ kind: "set-value", target, path, value } as never);
  return { store, saved, written, set, state: () => store.getState() };
}

const heading = { in: "block", page: "home", block: "questions" };
const lofts = { in: "entry", file: loftsFile };

it("a save writes what is good, and keeps of what is broken the last good version; hers is kept as it is", async () => {
  const { state, set, saved, written } = open();
  set(heading, ["title"], "");
  set({ in: "site" }, ["company", "tagline"], "Painted by hand");
  set(lofts, ["frontMatter", "title"], "");
  await state().save();
  expect(saved).toEqual([smallSiteText.replace("Drawn by hand", "Painted by hand")]);
  expect(written).toEqual([]);
  expect(state().saving).toMatchObject({
    state: "left-out",
    isWritten: true,
    names: ["Home", "the post “lofts”"],
    problems: [{}, {}],
  });
  expect(hasChanges(state())).toBe(true);
  expect(configText(state())).not.toBe(saved[0]);
  expect(unsavedChanges(state())).toHaveLength(2);
  set(heading, ["title"], "Answers");
  expect(state().saving).toEqual({ state: "idle" });
  await state().save();
  expect(saved[1]).toBe(saved[0]?.replace('"title": "Questions"', '"title": "Answers"'));
});

it("a save of nothing but what is broken writes nothing, and undo leads back", async () => {
  const { state, set, saved } = open();
  set(heading, ["title"], "");
  await state().save();
  expect(saved).toEqual([]);
  expect(state().saving).toMatchObject({ state: "left-out", isWritten: false, names: ["Home"] });
  state().undo();
  expect(hasChanges(state())).toBe(false);
});

it("what would be saved can be asked for before", async () => {
  const { state, set } = open();
  set(heading, ["title"], "");
  set({ in: "site" }, ["company", "tagline"], "Painted by hand");
  const plan = await state().planSave();
  expect(plan?.names).toEqual(["Home"]);
  expect(plan?.changes).toHaveLength(1);
  expect(state().saving).toEqual({ state: "idle" });
});

it("a deletion that is left out names what was deleted as it was called", async () => {
  const { store, state, written } = open();
  store.getState().apply({ kind: "remove-entry", file: loftsFile });
  await state().save();
  expect(written).toEqual([]);
  expect(state().saving).toMatchObject({ state: "left-out", names: ["the post “Loft rooms: what fits”"] });
});
