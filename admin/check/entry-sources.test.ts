import { expect, it } from "vitest";
import type { EntryDocument } from "../../editing/document/site-document.ts";
import { smallModel } from "../../tests/support/small-model.ts";
import type { EditorEntry } from "../sync/content/editor-content.ts";
import { changesOf } from "./checked-site.ts";
import { createEntrySources } from "./entry-sources.ts";

const opened = Array.from({ length: 200 }, (_, index): EditorEntry => {
  const [id, title] = [`post-${index}`, `Post ${index}`];
  const text = `---\ntitle: ${title}\n---\nText.\n`;
  const document: EntryDocument = { frontMatter: { title }, body: "Text.\n" };
  const file = `content/posts/${id}.md`;
  return { file, collection: "posts", id, text, document, fields: { title }, body: document.body };
});

it.each([
  ["the text", { frontMatter: opened[7]?.document.frontMatter ?? {}, body: "Typed.\n" }],
  ["a field", { frontMatter: { title: "Typed" }, body: "Text.\n" }],
])("while %s of one of 200 posts is typed, that one alone is read again", (_, typed) => {
  const sourcesOf = createEntrySources({ entries: opened, model: smallModel, patterns: [] });
  const documents = Object.fromEntries(opened.map(({ file, document }) => [file, document]));
  const savedEntries = Object.fromEntries(
    opened.map(({ file, text, document }) => [file, { text, document }]),
  );
  const state = { entries: documents, savedEntries, baseEntries: {} };
  const before = sourcesOf(state);
  const [file = ""] = opened.slice(7).map((entry) => entry.file);
  const after = sourcesOf({ ...state, entries: { ...documents, [file]: typed } });
  const changed = after.entries.filter((entry, index) => entry !== before.entries[index]);
  expect(changed.map((entry) => entry.file)).toEqual([file]);
  expect(changed[0]?.body).toBe(typed.body);
  expect(changesOf(before.checked, after.checked).set.map(([name]) => name)).toEqual([file]);
});
