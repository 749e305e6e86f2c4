import { expect, it } from "vitest";
import { pointerAtEnd } from "./pointer-at-end.ts";

it.each([
  ["site.config.json", "", ""],
  [
    "site.config.json",
    '{ "pages": [{ "id": "a" }, { "blocks": [{ "props": { "title": "Lo',
    "/pages/1/blocks/0/props/title",
  ],
  ["site.config.json", '{ "a/b": { "~": [1, 2, ', "/a~1b/~0/2"],
  ["site.config.json", "[".repeat(100_000), ""],
  ["content/posts/a.md", "---\ntitle: Lo", "/frontMatter/title"],
  [
    "content/posts/a.md",
    '---\ntitle: A\nfaqs:\n  - question: A\n  - question: "B',
    "/frontMatter/faqs/1/question",
  ],
  ["content/posts/a.md", "---\ntitle: A\ntags: [a, b", "/frontMatter/tags/1"],
  ["content/posts/a.md", `---\ntitle: ${"[".repeat(5000)}`, "/frontMatter"],
  ["content/posts/a.md", "---\ntitle: A\n---\nText.", "/body"],
  ["content/posts/a.md", "No front matter", ""],
  ["content/media/media.txt", "a", ""],
])("of the beginning of %s, case %#", (file, text, pointer) => {
  expect(pointerAtEnd(file, text)).toBe(pointer);
});
