import matter from "gray-matter";
import { readMarkdown as read } from "../../schema/markdown-source.ts";
import type { SplitText } from "../../schema/split-front-matter.ts";

export type { MarkdownValue } from "../../schema/markdown-source.ts";

const refuse = () => {
  throw new Error("front matter is never run");
};

/** Reads a Markdown file with front matter, which gray-matter finds in it. Reports what schema's `readMarkdown` does. */
export function readMarkdown(file: string, text: string): ReturnType<typeof read> {
  return read(file, text, splitWithMatter);
}

export function splitWithMatter(text: string): SplitText {
  let yaml = "";
  const { content } = matter(text, {
    language: "yaml",
    engines: {
      yaml: {
        parse(written: string) {
          // Of the last line's end, where that is CRLF, the first half is left.
          yaml = written.replace(/\r$/, "");
          return {};
        },
        stringify: refuse,
      },
      javascript: { parse: refuse, stringify: refuse },
      js: { parse: refuse, stringify: refuse },
      json: { parse: refuse, stringify: refuse },
    },
  });
  return { yaml, body: content };
}
