import { describe, expect, it } from "vitest";
import type { Edit } from "../../../editing/document/edit.ts";
import { entryIdOfTitle, idError, newEntry, promptedFields } from "../../../editing/document/new-entry.ts";
import { idsInOrder, orderDocument } from "../../../editing/document/order.ts";
import type { EntryDocument } from "../../../editing/document/site-document.ts";
import { applyEdit } from "../../../editing/edits/apply-edit.ts";
import { countWords, formatLength } from "../../../editing/labels/format-length.ts";
import { formatDate } from "../../../editing/labels/format-value.ts";
import { entryWords } from "../../../editing/messages/entry-words.ts";
import { writeContent, writeNewContent } from "../../../editing/source-text/create-entry-texts.ts";
import { readContent } from "../../../editing/source-text/read-content.ts";
import { readEntry } from "../../../editing/source-text/read-entry.ts";
import { writeNewEntry } from "../../../editing/source-text/write-entry.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { translatable, translationsOf } from "../../fields/language-list.tsx";
import type { EditorEntry } from "../../sync/content/editor-content.ts";
import { archivedFiles, deletedFiles } from "../../sync/site-archive.ts";
import { moveInOrder, withInOrder, withoutInOrder } from "./collection/entry-commands-context.ts";
import { entryFilters, type FilterChoice } from "./collection/entry-filters.ts";
import { findEntries, listEntries } from "./list-entries.ts";

const entry = (collection: EditorEntry["collection"], id: string, fields: Record<string, unknown>) => {
  const document = { frontMatter: fields, body: "" };
  return { file: `content/${collection}/${id}.md`, collection, id, fields, body: "", text: id, document };
};
const collectionOf = (name: string) => {
  const found = smallModel.collections[name];
  if (!found) throw new Error(name);
  return found;
};
const posts = collectionOf("posts");
const projects = collectionOf("projects");
const lofts = entry("posts", "lofts", { title: "Lofts", date: "2025-03-04", topic: "trends" });
const sourceMap = entry("posts", "lofts-2", {
  title: " lofts ",
  date: "2026-03-04",
  topic: "gone",
  draft: true,
});
const blank = entry("posts", "blank", { title: "", date: "soon", language: "fr" });
const trends = entry("topics", "trends", { title: "Trends" });
const gone = entry("topics", "old", { title: "Old" });
const content = {
  entries: [lofts, sourceMap, blank, trends, gone],
  today: "2025-12-31",
  future: false,
  model: smallModel,
};
const languages = ["en-GB", "fr"];
const saved = (...known: EditorEntry[]) =>
  Object.fromEntries(known.map(({ file, text, document }) => [file, { text, document }]));
const filters = entryFilters(posts, { ...content, languages });

describe("the list", () => {
  const listed = (savedEntries = {}) =>
    listEntries(posts, { content, savedEntries, order: [], language: "en", filters });

  it.each([
    ["topic", ["Trends", "gone"]],
    ["id", ["lofts", "lofts-2"]],
  ])("of a collection whose label is %s names entries by what that is called", (label, titles) => {
    const named = { ...posts, label };
    const options = { content, savedEntries: {}, order: [], language: "en", filters };
    const listed = listEntries(named, options).filter(({ id }) => id !== "blank");
    expect(listed.map(({ title }) => title).toSorted()).toEqual(titles);
  });

  it("is in the site's order, with what has to be known of each", () => {
    const savedEntries = { ...saved(lofts), [blank.file]: { text: "", document: { ...blank.document } } };
    expect(listed(savedEntries)).toMatchObject([
      { title: "Without a title", date: undefined, isFuture: false, change: "changed", language: "fr" },
      { title: "lofts", sharesTitle: true, kind: "gone", isFuture: true, isDraft: true, change: "new" },
      {
        title: "Lofts",
        sharesTitle: true,
        kind: "Trends",
        isFuture: false,
        isDraft: false,
        change: undefined,
      },
    ]);
    const options = {
      language: "en",
      content: { ...content, future: true },
      savedEntries,
      order: [],
      filters,
    };
    expect(listEntries(posts, options).some(({ isFuture }) => isFuture)).toBe(false);
  });

  it("is by hand where the model says so, with what is not in the order at its end", () => {
    const entries = ["10", "2", "1"].map((id) => entry("projects", id, { title: id }));
    const options = {
      content: { ...content, entries },
      savedEntries: {},
      order: ["10", "9"],
      language: "en",
      filters: [],
    };
    expect(listEntries(projects, options).map(({ id }) => id)).toEqual(["10", "1", "2"]);
  });

  it("can be narrowed down by what the model's fields have to choose from, and by language", () => {
    expect(filters.map(({ field, choices }) => `${field}: ${choices.map(({ label }) => label)}`)).toEqual([
      "topic: Trends,Old",
      "draft: Drafts only,Without drafts",
      "language: British English,French",
    ]);
    expect(entryFilters(projects, { ...content, languages: ["en"] }).map(({ field }) => field)).toEqual([
      "kind",
      "draft",
    ]);
  });

  it("is found by any of its words, and by what is chosen", () => {
    const found = (wanted: string, chosen: FilterChoice = {}) =>
      findEntries(listed(), { wanted, chosen, main: "en-GB" }).map(({ id }) => id);
    expect(found("TRENDS lof")).toEqual(["lofts"]);
    expect(found("lofts-2")).toEqual(["lofts-2"]);
    expect(found("", { topic: "trends" })).toEqual(["lofts"]);
    expect(found("", { draft: "false" })).toEqual(["blank", "lofts"]);
    expect(found("", { language: "en-GB" })).toEqual(["lofts-2", "lofts"]);
    expect(found("nothing")).toEqual([]);
  });
});

describe("a new entry", () => {
  it("has all that is required, as far as it can be known", () => {
    const like = [{ author: "Ann" }, { author: "Ann" }];
    const asked = { title: "Loft: 2", chosen: { topic: "trends" }, today: "2026-05-06", like };
    const made = newEntry(posts, asked);
    expect(made.frontMatter).toEqual({
      ...{ title: "Loft: 2", excerpt: "", date: "2026-05-06", topic: "trends", author: "Ann", draft: true },
    });
    expect(readEntry(writeNewEntry(made))).toEqual(made);
    expect(
      newEntry(posts, { ...asked, like: [{ author: "Ann" }, { author: "Bo" }] }).frontMatter.author,
    ).toBe("Ann");
    expect(promptedFields(posts)).toEqual(["topic"]);
  });

  it("leaves open what only its owner can know: numbers, days, and which of some choices", () => {
    const text = { title: "A", description: "" };
    const properties: ObjectSchema["properties"] = {
      title: { type: "string", ...text },
      price: { type: "number", minimum: 1, ...text },
      stock: { type: "integer", ...text },
      weight: { type: "number", default: 2, ...text },
      begins: { type: "string", format: "date-time", ...text },
      out: { type: "string", format: "date", ...text },
      changed: { type: "string", format: "date", ...text },
      months: {
        type: "array",
        items: { type: "string", enum: ["May", "June"], ...text },
        minItems: 1,
        ...text,
      },
      pots: { type: "array", items: { type: "string", ...text }, minItems: 1, ...text },
    };
    const fields = { type: "object", ...text, properties, required: Object.keys(properties) } as const;
    const events = { ...posts, fields, published: "out", modified: "changed" };
    const made = newEntry(events, { title: "Fair", chosen: {}, today: "2026-05-06", like: [] });
    expect(made.frontMatter).toEqual({
      ...{ title: "Fair", out: "2026-05-06", changed: "2026-05-06", pots: [""], draft: true },
    });
  });

  it.each([
    ["Loft Rooms & Dormers", "loft-rooms-dormers"],
    ["Ann’s café: 2nd!", "anns-cafe-2nd"],
    ["…", ""],
    ["a".repeat(200), "a".repeat(80)],
  ])("called %j has the file %j", (title, id) => {
    expect(entryIdOfTitle(title, { language: "en" })).toBe(id);
  });

  it.each([
    ["lofts", "There is one of this name already."],
    ["Lofts", "There is one of this name already."],
    ["con", entryWords().idErrors.name],
    ["a.", entryWords().idErrors.name],
    ["_a", entryWords().idErrors.name],
    ["50%", entryWords().idErrors.name],
    ["", entryWords().idErrors.name],
    ["a/b", entryWords().idErrors.slash],
    ["a b", entryWords().idErrors.space],
    ["a".repeat(101), entryWords().idErrors.long],
    ["lofts-3", undefined],
    ["größe_2", undefined],
    ["日本", undefined],
  ])("at %j: %s", (id, editError) => {
    expect(idError(id, ["lofts"])).toBe(editError);
  });
});

describe("an order by hand", () => {
  const file = "content/projects/order.json";
  const text = '[\n  "villa",\n  "barn",\n  "mill"\n]\n';
  const document = readContent(file, text);
  const entries = {
    [file]: document,
    ...Object.fromEntries(
      ["villa", "barn", "mill"].map((id) => [`content/projects/${id}.md`, lofts.document]),
    ),
  };
  const site = { config: { site: {}, pages: [] }, entries };
  const ids = idsInOrder(document);
  const orderAfter = (edits: readonly Edit[]) => {
    const result = applyEdit(site, { kind: "batch", edits });
    if ("editError" in result) throw new Error(result.editError);
    return result.site.entries[file];
  };
  const written = (order: EntryDocument | undefined) =>
    order && writeContent(file, { text, document }, order);

  it("changes one line for a move", () => {
    const moved = orderAfter(moveInOrder(entries, "projects", ids, { id: "barn", before: "villa" }));
    expect(written(moved)).toBe('[\n  "barn",\n  "villa",\n  "mill"\n]\n');
    expect(written(document)).toBe(text);
    expect(moveInOrder(entries, "projects", ids, { id: "mill", before: undefined })).toEqual([]);
  });

  it("is written as it is seen where it does not have all entries", () => {
    const edits = moveInOrder(
      { ...entries, [file]: orderDocument(["mill"]) },
      "projects",
      ["mill", "villa", "barn"],
      {
        id: "barn",
        before: "villa",
      },
    );
    expect(edits).toMatchObject([{ kind: "replace-entry", entry: orderDocument(["mill", "barn", "villa"]) }]);
    expect(writeNewContent(file, orderDocument(["a", "b"]))).toBe('[\n  "a",\n  "b"\n]\n');
  });

  it("takes a new entry at its end, and lets a deleted one go", () => {
    expect(idsInOrder(orderAfter(withInOrder(entries, "content/projects/shed.md")))).toEqual([
      "villa",
      "barn",
      "mill",
      "shed",
    ]);
    expect(
      idsInOrder(orderAfter(withInOrder(entries, "content/projects/hut.md", "content/projects/barn.md"))),
    ).toEqual([...["villa", "hut", "mill"]]);
    expect(idsInOrder(orderAfter(withoutInOrder(entries, "content/projects/barn.md")))).toEqual([
      "villa",
      "mill",
    ]);
    expect(withInOrder({}, "content/projects/shed.md")).toEqual([]);
  });
});

describe("translations", () => {
  const [original, french, german, other] = [
    translatable("about", {}, "en-GB"),
    translatable("about-fr", { language: "fr", translationOf: "about" }, "en-GB"),
    translatable("about-de", { language: "de", translationOf: "about" }, "en-GB"),
    translatable("news", {}, "en-GB"),
  ];
  const all = [original, french, german, other];

  it.each([original, french, german])("are found from any of them: $id", (one) => {
    const found = translationsOf(one, all);
    expect([...found].map(([language, { id }]) => `${language} ${id}`)).toEqual([
      ...["en-GB about", "fr about-fr", "de about-de"],
    ]);
  });
});

it("words and dates are told as people do", () => {
  expect(formatDate("2026-01-31")).toBe("31 Jan 2026");
  expect(formatDate("soon")).toBe("soon");
  expect(countWords("## Two words\n\n- [A link](/to/somewhere) isn't **one**.")).toBe(6);
  expect(formatLength("")).toBe("Nothing written yet");
  expect(formatLength("word ".repeat(1500))).toBe("1,500 words, 7 min to read");
});

it("an archive has the files that a save would write, and says what it can't: deletions", () => {
  const state = {
    entries: { [lofts.file]: lofts.document, [sourceMap.file]: sourceMap.document },
    savedEntries: { ...saved(lofts), "content/posts/gone.md": { text: "", document: lofts.document } },
    baseEntries: {},
  };
  expect(archivedFiles(state, "changed")).toEqual([
    { name: sourceMap.file, input: writeNewEntry(sourceMap.document) },
  ]);
  expect(archivedFiles(state, "all").map(({ name }) => name)).toEqual(
    [sourceMap.file, lofts.file].toSorted(),
  );
  expect(deletedFiles(state)).toEqual(["content/posts/gone.md"]);
});
