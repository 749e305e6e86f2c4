import type { Tokens } from "marked";
import { eachToken } from "./each-token.ts";
import { withTokens } from "./with-tokens.ts";

/** A link or link definition of a Markdown text. */
interface MarkdownLink {
  readonly href: string;
  /** Whether it is an address without brackets around its text. */
  readonly isBare: boolean;
}

export function markdownLinks(markdown: string): readonly MarkdownLink[] {
  const read = withTokens(markdown, (tokens) => {
    const links: MarkdownLink[] = [];
    eachToken(tokens, (token) => {
      if (token.type !== "link" && token.type !== "def") return;
      const { href, raw } = token as Tokens.Link | Tokens.Def;
      links.push({ href, isBare: !raw.trimStart().startsWith("[") });
    });
    return links;
  });
  return "result" in read ? read.result : [];
}
