import { expect, it } from "vitest";
import { pictureDocument, pictureText } from "../../../editing/document/picture.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { emptyModel } from "../../../schema/model/model.ts";
import type { SaveResult, SiteWrite } from "../state/save-result.ts";
import { hasChanges } from "../state/selectors.ts";
import { createEditorStore } from "../store/create-editor-store.ts";

const file = "content/media/door.jpg";
const other = "content/media/door-2.jpg";
const post = "content/posts/a.md";
const mine = { version: "11111111", alt: "My door" };
const theirs = { version: "abcdef", alt: "Their door" };
const config = {
  configVersion: 1,
  site: { name: "A", logo: "door.jpg" },
  pages: [
    {
      id: "home",
      path: "/",
      image: "door.jpg",
      blocks: [{ id: "text", type: "text", props: { text: "See ![it](door.jpg)", other: "adoor.jpg" } }],
    },
  ],
};

function open(answers: (SaveResult | ((writes: readonly SiteWrite[]) => SaveResult))[]) {
  const sent: (readonly SiteWrite[])[] = [];
  const schemas = schemasOf([], emptyModel);
  const entry = { frontMatter: { title: "A" }, body: "" };
  const store = createEditorStore({
    fileText: JSON.stringify({ ...config, site: { name: "A" } }),
    entries: { [post]: { text: "---\ntitle: A\n---\n", document: entry } },
    schemas,
    migrations: migrationsOf([]),
    async save({ writes }) {
      sent.push(writes);
      const answer = answers.shift() ?? { kind: "saved" };
      return typeof answer === "function" ? answer(writes) : answer;
    },
    now: () => 0,
  });
  const { apply } = store.getState();
  apply({ kind: "insert-entry", file, entry: pictureDocument(mine) });
  apply({ kind: "set-value", target: { in: "site" }, path: ["logo"], value: "door.jpg" });
  apply({
    kind: "set-value",
    target: { in: "entry", file: post },
    path: ["body"],
    value: "\n![it](door.jpg)\n",
  });
  return { store, sent };
}

it("gives a new picture a free name where somebody else has taken its name, wherever it is shown, without a question", async () => {
  const { store, sent } = open([{ kind: "changed", files: new Map([[file, pictureText(theirs)]]) }]);
  await store.getState().save();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.find((write) => write.file === other)).toEqual({
    file: other,
    text: pictureText(mine),
    known: undefined,
  });
  expect(sent[1]?.some((write) => write.file === file)).toBe(false);
  const state = store.getState();
  const { document, entries, saving } = state;
  expect(saving).toEqual({ state: "idle" });
  expect(hasChanges(state)).toBe(false);
  expect(document.site.logo).toBe("door-2.jpg");
  expect(document.pages[0]).toMatchObject({
    image: "door-2.jpg",
    blocks: [{ props: { text: "See ![it](door-2.jpg)", other: "adoor.jpg" } }],
  });
  expect(entries[post]?.body).toContain("](door-2.jpg)");
  expect(entries[file]).toEqual(pictureDocument(theirs));
});

it("never sends a picture over another one, also where the new name is undone", async () => {
  const { store, sent } = open([{ kind: "changed", files: new Map([[file, pictureText(theirs)]]) }]);
  await store.getState().save();
  store.getState().undo();
  expect(store.getState().entries[file]).toEqual(pictureDocument(mine));
  await store.getState().save();
  expect(sent.flat().filter((write) => write.file === file && write.known !== undefined)).toEqual([]);
  expect(store.getState().entries[other] ?? store.getState().entries["content/media/door-3.jpg"]).toEqual(
    pictureDocument(mine),
  );
});

it("sees to the names before the merge of the settings opens, so that their door stays theirs", async () => {
  const changed = JSON.stringify({ ...config, site: { name: "B" } });
  const { store } = open([
    {
      kind: "changed",
      files: new Map([
        [undefined, changed],
        [file, pictureText(theirs)],
      ]),
    },
    { kind: "changed", files: new Map([[undefined, changed]]) },
  ]);
  await store.getState().save();
  expect(store.getState().saving.state).toBe("conflict");
  store.getState().resolve("both");
  expect(store.getState().document.site).toMatchObject({ name: "B", logo: "door-2.jpg" });
});

it("asks where somebody else has described the same picture", async () => {
  const { store } = open([
    { kind: "changed", files: new Map([[file, pictureText({ ...mine, alt: "Theirs" })]]) },
  ]);
  await store.getState().save();
  expect(store.getState().saving).toMatchObject({ state: "entry-conflicts", conflicts: [{ file }] });
});
