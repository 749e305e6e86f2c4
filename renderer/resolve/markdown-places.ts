import { type Tokens, walkTokens } from "marked";
import { withTokens } from "./with-tokens.ts";

/** A heading or a link of a Markdown text, and where it begins in it. */
interface MarkdownPlace {
  readonly start: number;
  readonly raw: string;
}

export interface PlacedHeading extends MarkdownPlace {
  readonly depth: number;
}

export interface PlacedLink extends MarkdownPlace {
  /** Where it leads, without the backslashes that it may be written with. */
  readonly href: string;
  /** The Markdown between its brackets. */
  readonly text: string;
}

export interface MarkdownPlaces {
  readonly headings: readonly PlacedHeading[];
  readonly links: readonly PlacedLink[];
}

/** The headings and links of a Markdown text in its order, found as `checkMarkdown` finds them; none for a text that can't be taken apart. */
export function markdownPlaces(markdown: string): MarkdownPlaces {
  const headings: PlacedHeading[] = [];
  const links: PlacedLink[] = [];
  let cursor = 0;
  withTokens(markdown, (tokens) =>
    walkTokens(tokens, (token) => {
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
