import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import { fixtureEntries, fixtureModel } from "../../tests/support/check-small.ts";
import { type MarkdownValue, readMarkdown } from "../sources/markdown-source.ts";
import type { Source } from "../sources/source.ts";
import { entryJsonSchema } from "./entry-json-schema.ts";

const frontMatterOf = (source: Source | undefined) =>
  (source?.value as MarkdownValue | undefined)?.frontMatter;

describe.each(Object.entries(fixtureModel.collections))("of %s", (name, collection) => {
  // As a linter reads it: strictly, and without our formats and annotations.
  const accepts = new Ajv({ strict: true, formats: { date: true } }).compile(
    entryJsonSchema(collection) as object,
  );
  const written = fixtureEntries
    .filter((entry) => entry.collection === name)
    .map(({ id, text }) => frontMatterOf(readMarkdown(`${name}/${id}.md`, text).source));

  it("accepts the entries that there are", () => {
    expect(written).not.toEqual([]);
    for (const frontMatter of written)
      expect(accepts(frontMatter), JSON.stringify(accepts.errors)).toBe(true);
  });

  it.each([
    ["a field that there is not", { nonsense: "x" }],
    ["a value of another type", { draft: "perhaps" }],
    ["an empty text that must not be", { [collection.label]: "" }],
  ])("refuses %s", (_, wrong) => {
    expect(accepts({ ...(written[0] as object), ...wrong })).toBe(false);
  });
});
