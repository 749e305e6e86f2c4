import { describe, expect, it } from "vitest";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";
import { companyEdit } from "../../../tests/support/memory/memory-tab.tsx";
import {
  addVersion,
  archiveStamp,
  emptyArchive,
  maxVersions,
  mergeArchives,
  readArchive,
  removeVersion,
  versionIn,
} from "../../sync/drafts/version-archive.ts";
import { undoLabel } from "../../sync/state/selectors.ts";
import { createVersions } from "./version-section.tsx";

const editor = editInMemory();
const entry = (title: string) => ({ frontMatter: { title }, body: "Words." });
const madeFor = { config: 1, blocks: {} };

describe("named versions", () => {
  it("are kept through a reload and a save, compared word for word, and restored as one step", async () => {
    const tab = await editor.open();
    tab.type("Before Christmas");
    const versions = createVersions(tab.session);
    await versions.getState().load();
    expect(versions.getState().list).toEqual([]);
    expect(await versions.getState().keep(" Before Christmas ")).toMatchObject({ name: "Before Christmas" });
    tab.type("After Christmas");
    const [version] = versions.getState().list ?? [];
    expect(versions.getState().compare(version?.id ?? "")).toMatchObject([
      { texts: { before: "Before Christmas", after: "After Christmas" } },
    ]);
    await tab.commands.save();
    await editor.pass(500);
    const later = await editor.reload(tab);
    const known = createVersions(later.session);
    await known.getState().load();
    expect(known.getState().list).toEqual([version]);
    const { store } = later.session;
    expect(known.getState().restore(version?.id ?? "")).toBe(true);
    expect(later.words()).toBe("Before Christmas");
    expect(known.getState().compare(version?.id ?? "")).toEqual([]);
    expect(undoLabel(store.getState())).toBe("restored “Before Christmas”");
    store.getState().undo();
    expect(later.words()).toBe("After Christmas");
    await known.getState().remove(version?.id ?? "");
    expect(known.getState().list).toEqual([]);
  });

  it("have the entries too: what was added since goes, what is gone comes back", async () => {
    const tab = await editor.open();
    const { store } = tab.session;
    const before = store.getState().entries;
    const [file = ""] = Object.keys(before).filter((name) => name.endsWith(".md"));
    const versions = createVersions(tab.session);
    await versions.getState().keep("All");
    const [version] = versions.getState().list ?? [];
    store.getState().apply({ kind: "remove-entry", file });
    store.getState().apply({ kind: "insert-entry", file: "content/posts/new.md", entry: entry("New") });
    expect(versions.getState().restore(version?.id ?? "")).toBe(true);
    expect(store.getState().entries).toEqual(before);
  });

  it("of two tabs are all there, and none is kept where the browser keeps nothing, which is said", async () => {
    const tab = await editor.open();
    const one = createVersions(tab.session);
    const other = createVersions(tab.session);
    await one.getState().keep("One");
    await other.getState().keep("Two");
    expect(other.getState().list?.map(({ name }) => name)).toEqual(["Two", "One"]);
    const refusing = createVersions({
      ...tab.session,
      versionStorage: { ...tab.session.versionStorage, changeVersions: () => Promise.reject(new Error()) },
    });
    expect(await refusing.getState().keep("Three")).toBeUndefined();
    expect(refusing.getState().failure).toMatch(/^This browser keeps no versions/);
  });

  it("have room for so many, and say so", async () => {
    const tab = await editor.open();
    const versions = createVersions(tab.session);
    for (let count = 0; count < maxVersions; count++) await versions.getState().keep(`Version ${count}`);
    tab.session.store.getState().apply(companyEdit("tagline", "One more"));
    expect(await versions.getState().keep("One too many")).toBeUndefined();
    expect(versions.getState().failure).toMatch(/^There is room for 20 versions/);
    expect(versions.getState().list).toHaveLength(maxVersions);
  });
});

describe("the archive of versions", () => {
  const site = (entries: EditedSite["entries"]): EditedSite => ({ config: { site: {}, pages: [] }, entries });
  const add = (archive: typeof emptyArchive, id: string, entries: EditedSite["entries"]) => {
    const added = addVersion(archive, { id, name: id, at: 0, madeFor, site: site(entries) });
    if ("full" in added) throw new Error(added.full);
    return added;
  };

  it("has a document once that several versions have, and drops it with the last of them", () => {
    const one = add(emptyArchive, "one", { a: entry("A"), b: entry("B") });
    const two = add(one, "two", { a: entry("A"), b: entry("Other") });
    expect(two.documents).toEqual({ a: [entry("A")], b: [entry("B"), entry("Other")] });
    const left = removeVersion(two, "one");
    expect(left.documents).toEqual({ a: [entry("A")], b: [entry("Other")] });
    expect(versionIn(left, "two")?.site.entries).toEqual({ a: entry("A"), b: entry("Other") });
    expect(versionIn(left, "one")).toBeUndefined();
  });

  it("has no room for what is too large, and is empty for what is none", () => {
    const large = { a: { frontMatter: {}, body: "x".repeat(20_000_001) } };
    const added = addVersion(emptyArchive, { id: "1", name: "1", at: 0, madeFor, site: site(large) });
    expect(added).toEqual({ full: "large" });
    for (const stored of [undefined, null, 1, {}, { format: 2, versions: [], documents: {} }])
      expect(readArchive(stored)).toBe(emptyArchive);
  });
});

describe("the versions of two devices", () => {
  const site = (title: string): EditedSite => ({
    config: { site: { name: title } } as unknown as EditedSite["config"],
    entries: { "content/posts/a.md": entry(title) },
  });
  const withOne = (archive: typeof emptyArchive, id: string, at: number) => {
    const added = addVersion(archive, { id, name: id, at, site: site(id), madeFor });
    if ("full" in added) throw new Error(added.full);
    return added;
  };

  it("are all there in the order of their days, but those that one of them has removed", () => {
    const both = withOne(withOne(emptyArchive, "first", 1), "second", 2);
    const mine = withOne(removeVersion(both, "first"), "mine", 4);
    const merged = mergeArchives(mine, withOne(both, "theirs", 3));
    expect(merged.versions.map(({ id }) => id)).toEqual(["mine", "theirs", "second"]);
    for (const id of ["mine", "theirs", "second"]) expect(versionIn(merged, id)?.site).toEqual(site(id));
    expect(archiveStamp(mergeArchives(withOne(both, "theirs", 3), mine))).toBe(archiveStamp(merged));
    expect(mergeArchives(merged, both).versions).toEqual(merged.versions);
  });
});
