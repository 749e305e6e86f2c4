import fc from "fast-check";
import { expect, it } from "vitest";
import {
  deletePicture,
  isNameAvailable,
  pictureDocument,
  pictureFile,
  pictureIn,
  pictureReferences,
  pictureText,
  renamePicture,
  replacePicture,
  replacePictureFile,
} from "../../../editing/document/picture.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { versionsOf } from "../../../schema/migrations/versions.ts";
import { emptyModel } from "../../../schema/model/model.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import {
  changedEntries,
  configText,
  entryText,
  hasChanges,
  undoLabel,
  unsavedChanges,
} from "../state/selectors.ts";
import { createEditorStore } from "./create-editor-store.ts";

const migrations = migrationsOf([]);
const names = ["door.jpg", "a door.jpg", "door.jpg.png", "night.webp"];
const texts = [
  ...names,
  "![A door](door.jpg)",
  'Before ![a](door.jpg "Title") and ![b](<a door.jpg>) after.',
  "![one][d]\n\n![d]\n\n[d]: door.jpg\n",
  "door.jpg is a name.",
  "# Head\n\n![x](night.webp)\n\nText.\n",
];
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...texts),
    fc.integer(),
    fc.array(tie("any"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("picture", "items", "text", "alt"), tie("any"), { maxKeys: 3 }),
  ),
})).any;
const record = fc.dictionary(fc.constantFrom("a", "b", "c"), value, { maxKeys: 3 });
const sites = fc.record({
  site: record,
  page: record,
  props: record,
  lock: fc.constantFrom(undefined, "content" as const),
  frontMatter: record,
  body: fc.constantFrom(...texts),
  dark: fc.constantFrom(...names, undefined),
});

function open(drawn: typeof sites extends fc.Arbitrary<infer Site> ? Site : never) {
  const { site, page, props, lock, frontMatter, body, dark } = drawn;
  const block = { id: "one", type: "gadget", props, ...(lock && { lock }) };
  const config = {
    configVersion: versionsOf(migrations).config,
    site,
    pages: [{ ...page, id: "home", path: "/", blocks: [block] }],
  };
  const pictures = names.map((name, index) => {
    const content = { version: `0000000${index}`, alt: name, ...(dark && dark !== name && { dark }) };
    return [pictureFile(name), { text: pictureText(content), document: pictureDocument(content) }] as const;
  });
  const entry = { frontMatter, body };
  const text = `---\n${JSON.stringify(frontMatter)}\n---\n${body}`;
  return createEditorStore({
    fileText: `${JSON.stringify(config, null, 1)}\n`,
    entries: { ...Object.fromEntries(pictures), "content/posts/a.md": { text, document: entry } },
    schemas: schemasOf([], emptyModel),
    migrations,
    save: async () => ({ kind: "saved" }),
    now: () => 0,
  });
}

type Store = ReturnType<typeof open>;
const siteOf = (store: Store) => currentSite(store.getState().history);
const bytesOf = (store: Store) => {
  const state = store.getState();
  return [
    configText(state),
    ...Object.keys(state.entries)
      .sort()
      .map((file) => [file, entryText(state, file)]),
  ];
};
const pictureOf = (store: Store, name: string) =>
  store.getState().entries[pictureFile(name)] ?? expect.fail();

/** The edit that puts other bytes of the same kind in a picture's place. */
function exchanged(store: Store) {
  const content = { ...pictureIn(pictureOf(store, "door.jpg")), version: "99999999" };
  const { name, edit } = replacePictureFile("door.jpg", { content, kind: "jpg" }, store.getState());
  expect(name).toBe("door.jpg");
  return edit;
}

it("a renamed picture is shown under its new name in every place and in no other, and undo gives the same bytes", () => {
  assertProperty(
    fc.property(sites, fc.constantFrom(...names), (drawn, name) => {
      const store = open(drawn);
      const before = bytesOf(store);
      const [places, taken] = [
        pictureReferences(name, siteOf(store)),
        pictureReferences("new.jpg", siteOf(store)),
      ];
      expect(taken).toEqual([]);
      store.getState().apply(renamePicture(name, "new.jpg", pictureOf(store, name)));
      expect(store.getState().editError).toBeUndefined();
      expect(pictureReferences(name, siteOf(store))).toEqual([]);
      const moved = pictureReferences("new.jpg", siteOf(store)).map(({ path }) => path);
      expect(moved).toHaveLength(places.length);
      expect(store.getState().entries[pictureFile(name)]).toBeUndefined();
      expect(pictureIn(pictureOf(store, "new.jpg")).alt).toBe(name);
      store.getState().undo();
      expect(bytesOf(store)).toEqual(before);
      expect(hasChanges(store.getState())).toBe(false);
    }),
    { numRuns: runs(300) },
  );
});

it("a picture that is replaced or deleted leaves no reference behind, and undo gives the same bytes", () => {
  assertProperty(
    fc.property(
      sites.map((site) => ({ ...site, lock: undefined })),
      fc.constantFrom(...names),
      fc.constantFrom(...names, undefined),
      (drawn, name, instead) => {
        fc.pre(name !== instead);
        const store = open(drawn);
        const before = bytesOf(store);
        if (instead !== undefined) {
          store.getState().apply(replacePicture(name, instead));
          expect(pictureReferences(name, siteOf(store))).toEqual([]);
          if (store.getState().history.cursor > 0) store.getState().undo();
          expect(bytesOf(store)).toEqual(before);
        }
        store.getState().apply(deletePicture(name, siteOf(store), instead));
        expect(store.getState().editError).toBeUndefined();
        expect(pictureReferences(name, siteOf(store))).toEqual([]);
        expect(store.getState().entries[pictureFile(name)]).toBeUndefined();
        store.getState().undo();
        expect(bytesOf(store)).toEqual(before);
      },
    ),
    { numRuns: runs(300) },
  );
});

const drawn = {
  site: { logo: "door.jpg" },
  page: {},
  props: { items: ["door.jpg", "night.webp"], picture: "door.jpg" },
  lock: undefined,
  frontMatter: {},
  body: "One.\n\n![A door](door.jpg)\n\nTwo ![x](door.jpg) three.\n",
  dark: undefined,
};

it("says in words what was done", () => {
  const store = open(drawn);
  const { apply } = store.getState();
  apply(renamePicture("door.jpg", "gate.jpg", pictureOf(store, "door.jpg")));
  expect(undoLabel(store.getState())).toBe("renamed the picture door.jpg to gate.jpg");
  expect(unsavedChanges(store.getState()).map(({ location, what }) => `${location}: ${what}`)).toContain(
    "Pictures › gate.jpg: renamed it from door.jpg",
  );
  const change = unsavedChanges(store.getState()).find(({ key }) => key.startsWith("~"));
  store.getState().revert(change?.key ?? "");
  expect(hasChanges(store.getState())).toBe(false);
  apply(replacePicture("door.jpg", "night.webp"));
  expect(undoLabel(store.getState())).toBe("showed night.webp in place of door.jpg everywhere");
  apply(exchanged(store));
  expect(undoLabel(store.getState())).toBe("put a new file in the place of the picture door.jpg");
  apply(deletePicture("night.webp", siteOf(store), "door.jpg"));
  expect(undoLabel(store.getState())).toBe("deleted the picture night.webp and showed door.jpg in its place");
});

it("takes a picture out of lists, fields and texts, whose other words stay", () => {
  const store = open(drawn);
  store.getState().apply(deletePicture("door.jpg", siteOf(store), undefined));
  const { document, entries } = store.getState();
  expect(document.site).toEqual({});
  expect(document.pages[0]?.blocks[0]?.props).toEqual({ items: ["night.webp"] });
  expect(entries["content/posts/a.md"]?.body).toBe("One.\n\nTwo  three.\n");
});

it("leaves what others have written since as they have it, and their new text follows too", () => {
  const store = open(drawn);
  const { apply, onFileChanged, compare, resolve } = store.getState();
  apply(renamePicture("door.jpg", "gate.jpg", pictureOf(store, "door.jpg")));
  const theirs = JSON.parse(store.getState().savedText) as { site: object };
  onFileChanged(JSON.stringify({ ...theirs, site: { logo: "door.jpg", seal: "door.jpg" } }));
  compare();
  resolve("both");
  expect(store.getState().document.site).toEqual({ logo: "gate.jpg", seal: "gate.jpg" });
});

it("an exchanged picture is the same name with other bytes, before and after a save", async () => {
  const store = open(drawn);
  store.getState().apply(exchanged(store));
  expect(changedEntries(store.getState())).toEqual([pictureFile("door.jpg")]);
  await store.getState().save();
  expect(store.getState().saving).toEqual({ state: "idle" });
  store.getState().undo();
  await store.getState().save();
  expect(pictureIn(pictureOf(store, "door.jpg")).version).toBe("00000000");
  expect(Object.keys(store.getState().entries)).toHaveLength(names.length + 1);
});

it("a name is free where no picture has it, whether saved or not; a picture may have its own back", () => {
  const store = open(drawn);
  const free = (name: string, picture: string) =>
    isNameAvailable(name, pictureOf(store, picture), store.getState());
  expect(free("new.jpg", "door.jpg")).toBe(true);
  expect(free("NIGHT.webp", "door.jpg")).toBe(false);
  store.getState().apply(renamePicture("door.jpg", "gate.jpg", pictureOf(store, "door.jpg")));
  expect(free("door.jpg", "gate.jpg")).toBe(true);
  expect(free("door.jpg", "night.webp")).toBe(false);
});
