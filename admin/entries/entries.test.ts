import { describe, expect, it } from "vitest";
import { collections } from "../../schema/collections/index.ts";
import { readEntry } from "../edits/text/read-entry.ts";
import { writeNewEntry } from "../edits/text/write-entry.ts";
import type { EditorEntry } from "../host/editor-content.ts";
import { archivedFiles, deletedFiles } from "./entry-archive.ts";
import { countWords, dateWords, lengthWords } from "./entry-words.ts";
import { findEntries, listEntries } from "./list-entries.ts";
import { entryIdOfTitle, idRefusal, newEntry } from "./new-entry.ts";

const entry = (collection: EditorEntry["collection"], id: string, fields: Record<string, unknown>) => {
  const document = { frontMatter: fields, body: "" };
  return { file: `content/${collection}/${id}.md`, collection, id, fields, body: "", text: id, document };
};
const lofts = entry("posts", "lofts", { title: "Lofts", date: "2025-03-04", category: "trends" });
const twin = entry("posts", "lofts-2", { title: " lofts ", date: "2026-03-04", category: "gone" });
const blank = entry("posts", "blank", { title: "", date: "soon" });
const trends = entry("categories", "trends", { title: "Trends", order: 1 });
const content = { entries: [lofts, twin, blank, trends], today: "2025-12-31", future: false };
const saved = (...known: EditorEntry[]) =>
  Object.fromEntries(known.map(({ file, text, document }) => [file, { text, document }]));

describe("the list", () => {
  it("has posts from the newest, with what has to be known of each", () => {
    const savedEntries = { ...saved(lofts), [blank.file]: { text: "", document: { ...blank.document } } };
    expect(listEntries("posts", { content, savedEntries })).toMatchObject([
      { title: "Without a title", date: undefined, isFuture: false, change: "changed" },
      { title: "lofts", sharesTitle: true, kind: "gone", isFuture: true, change: "new" },
      { title: "Lofts", sharesTitle: true, kind: "Trends", isFuture: false, change: undefined },
    ]);
    const shown = listEntries("posts", { content: { ...content, future: true }, savedEntries });
    expect(shown.some(({ isFuture }) => isFuture)).toBe(false);
  });

  it("has projects by their numbers", () => {
    const entries = ["10", "2", "1"].map((id) => entry("projects", id, { title: id }));
    const listed = listEntries("projects", { content: { ...content, entries }, savedEntries: {} });
    expect(listed.map(({ id }) => id)).toEqual(["1", "2", "10"]);
  });

  it("is found by any of its words, in a category or in all", () => {
    const listed = listEntries("posts", { content, savedEntries: {} });
    const found = (wanted: string, category?: string) =>
      findEntries(listed, { wanted, category }).map(({ id }) => id);
    expect(found("TRENDS lof")).toEqual(["lofts"]);
    expect(found("lofts-2")).toEqual(["lofts-2"]);
    expect(found("", "trends")).toEqual(["lofts"]);
    expect(found("nothing")).toEqual([]);
  });

  it("finds among 200 posts", () => {
    const entries = Array.from({ length: 200 }, (_, at) =>
      entry("posts", `post-${at}`, { title: `Post ${at % 100}`, date: `20${10 + (at % 15)}-01-02` }),
    );
    const listed = listEntries("posts", { content: { ...content, entries }, savedEntries: {} });
    expect(findEntries(listed, { wanted: "post 7", category: undefined })).toHaveLength(38);
  });
});

describe("a new entry", () => {
  it.each(["posts", "projects", "categories"] as const)("of %s has all that is required", (collection) => {
    const like = { author: "Ann", location: "London", projectType: "New Build" };
    const asked = { title: "Loft: 2", summary: "Short.", category: "trends", today: "2026-05-06", like };
    const made = newEntry(collection, asked);
    expect(Object.keys(made.frontMatter)).toEqual(
      expect.arrayContaining([...collections[collection].required]),
    );
    expect(made.frontMatter).toMatchObject(
      {
        posts: { title: "Loft: 2", excerpt: "Short.", date: "2026-05-06", category: "trends", author: "Ann" },
        projects: { description: "Short.", completedDate: "May 2026", projectType: "New Build", image: "" },
        categories: { title: "Loft: 2", description: "Short." },
      }[collection],
    );
    expect(readEntry(writeNewEntry(made))).toEqual(made);
  });

  it.each([
    ["Loft Rooms & Dormers", "loft-rooms-dormers"],
    ["Ann’s café: 2nd!", "anns-cafe-2nd"],
    ["…", ""],
    ["a".repeat(200), "a".repeat(80)],
  ])("called %j has the file %j", (title, id) => {
    expect(entryIdOfTitle(title)).toBe(id);
  });

  it.each([
    ["lofts", "There is one of this name already."],
    ["Lofts", "Use small letters, digits and hyphens, such as loft-rooms."],
    ["con", "Use small letters, digits and hyphens, such as loft-rooms."],
    ["a/b", "Use small letters, digits and hyphens, such as loft-rooms."],
    ["lofts-3", undefined],
  ])("at %j: %s", (id, refusal) => {
    expect(idRefusal(id, ["lofts"])).toBe(refusal);
  });
});

it("words and dates are told as people do", () => {
  expect(dateWords("2026-01-31")).toBe("31 Jan 2026");
  expect(dateWords("soon")).toBe("soon");
  expect(countWords("## Two words\n\n- [A link](/to/somewhere) isn't **one**.")).toBe(6);
  expect(lengthWords("")).toBe("Nothing written yet");
  expect(lengthWords("word ".repeat(1500))).toBe("1,500 words, 7 min to read");
});

it("an archive has the files that a save would write, and says what it can't: deletions", () => {
  const state = {
    entries: { [lofts.file]: lofts.document, [twin.file]: twin.document },
    changedEntries: () => [twin.file, "content/posts/gone.md"],
    entryText: (file: string) => (file.endsWith("gone.md") ? undefined : `text of ${file}`),
  };
  expect(archivedFiles(state, "changed")).toEqual([{ name: twin.file, input: `text of ${twin.file}` }]);
  expect(archivedFiles(state, "all").map(({ name }) => name)).toEqual([twin.file, lofts.file].toSorted());
  expect(deletedFiles(state)).toEqual(["content/posts/gone.md"]);
});
