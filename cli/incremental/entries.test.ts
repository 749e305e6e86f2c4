import { expect, it } from "vitest";
import { readMarkdown } from "../../schema/sources/markdown-source.ts";
import { saveEntries } from "./entries.ts";

const files = {
  "content/breads/rye.md": "---\nname: Rye\n---\nDark.\n",
  "content/breads/spelt.md": "---\nname: Spelt # the old one\n---\nLight.\n",
};

it("keeps the files of entries, but for those of which something is told each time", () => {
  const entries = Object.entries(files).map(([file, text]) => {
    const read = { file, text, ...readMarkdown(file, text) };
    return [file, { stamp: "1", read, has: () => true }] as const;
  });
  expect(Object.keys(saveEntries(new Map(entries), {}))).toEqual(["content/breads/rye.md"]);
});
