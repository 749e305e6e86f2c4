import { type Tokens, walkTokens } from "marked";
import { withTokens } from "./with-tokens.ts";

/** A link of a Markdown text, or the definition of one. */
export interface MarkdownLink {
  /** Where it leads, without the backslashes that it may be written with. */
  readonly href: string;
  /** Whether the address stands by itself in the text, where a backslash is a part of it. */
  readonly isBare: boolean;
}

/** The links of a Markdown text and their definitions; none for a text that can't be taken apart. */
export function markdownLinks(markdown: string): readonly MarkdownLink[] {
  const read = withTokens(markdown, (tokens) => {
    const links: MarkdownLink[] = [];
    walkTokens(tokens, (token) => {
      if (token.type !== "link" && token.type !== "def") return;
      const { href, raw } = token as Tokens.Link | Tokens.Def;
      links.push({ href, isBare: !raw.trimStart().startsWith("[") });
    });
    return links;
  });
  return "result" in read ? read.result : [];
}
