import type { Tokens } from "marked";
import { eachToken } from "./each-token.ts";
import { withTokens } from "./with-tokens.ts";

interface MarkdownPlace {
  readonly start: number;
  readonly raw: string;
}

interface PlacedHeading extends MarkdownPlace {
  readonly depth: number;
}

/** A link with its place in the text; `text` is its content as Markdown. */
interface PlacedLink extends MarkdownPlace {
  readonly href: string;
  readonly text: string;
}

/** The headings and links of a Markdown text, each in order. */
interface MarkdownOutline {
  readonly headings: readonly PlacedHeading[];
  readonly links: readonly PlacedLink[];
}

/** In the order of the text, as `checkMarkdown` finds them; empty for a text that can't be parsed. */
export function markdownOutline(markdown: string): MarkdownOutline {
  const headings: PlacedHeading[] = [];
  const links: PlacedLink[] = [];
  let cursor = 0;
  withTokens(markdown, (tokens) =>
    eachToken(tokens, (token) => {
      if (token.type !== "heading" && token.type !== "link") return;
      const { raw } = token;
      const start = markdown.indexOf(raw, cursor);
      if (start === -1) return;
      cursor = start + 1;
      if (token.type === "heading") headings.push({ start, raw, depth: (token as Tokens.Heading).depth });
      else links.push({ start, raw, href: (token as Tokens.Link).href, text: (token as Tokens.Link).text });
    }),
  );
  return { headings, links };
}
