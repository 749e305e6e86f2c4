import { type Token, type Tokens, walkTokens } from "marked";
import type { Messages } from "../../blocks/_kit/messages/index.ts";
import { pictureHtml } from "../../blocks/_kit/picture-html.ts";
import type { Hint, ProblemLocation } from "../../schema/problem.ts";
import type { ProblemCode } from "../../schema/problem-codes.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { unprintableAt } from "../../schema/unprintable.ts";
import { isVisible } from "../../schema/visible.ts";
import { type CheckedFootnoteMark, numberFootnotes, type PlacedFootnote } from "./footnotes.ts";
import { createHeadingIds, type HeadingIds } from "./heading-ids.ts";
import type { ResolveLink } from "./links.ts";
import type { Footnote, NamedHeading } from "./markdown-syntax.ts";
import { hasVisibleContent, isAllowedHtml, unbalancedTags } from "./markdown-tags.ts";
import type { ResolvePicture } from "./pictures.ts";
import type { Report } from "./report.ts";
import { unknownMarkdown } from "./unknown-markdown.ts";

const byNumber = /&#(\d{1,7}|x[\da-f]{1,6});/gi;
const unseenByName =
  /&(?:nbsp|ensp|emsp(?:1[34])?|numsp|puncsp|thinsp|hairsp|(?:NonBreaking|ZeroWidth|Medium|Thick|(?:Very)?Thin|Negative(?:VeryThin|Thin|Medium|Thick))Space|NoBreak|shy|zwn?j|lrm|rlm|InvisibleTimes|InvisibleComma|ApplyFunction|it|ic|af|Tab|NewLine);/g;

function unprintableReferences(text: string): string[] {
  return [...text.matchAll(byNumber)].flatMap(([written, digits = ""]) => {
    const character = characterOf(digits);
    return character === undefined || unprintableAt(character) !== undefined ? [written] : [];
  });
}

function withoutReferences(text: string): string {
  return text
    .replace(unseenByName, " ")
    .replace(byNumber, (written, digits: string) => characterOf(digits) ?? written);
}

function characterOf(digits: string): string | undefined {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

export interface MarkdownContext {
  readonly link: ResolveLink;
  readonly picture: ResolvePicture;
  readonly report: Report;
  readonly language: string;
  readonly messages?: () => Messages;
  /** From an offset in the Markdown to one in the authored text; tokens make them differ. */
  authoredOffset?(offset: number): number;
  readonly headingIds?: HeadingIds;
  /** Before the ids of footnotes, for a text that several pages show. */
  readonly idPrefix?: string;
  readonly headingAbove?: number;
}

export interface CheckedLink extends Tokens.Link {
  resolved?: string | undefined;
}
export interface CheckedImage extends Tokens.Image {
  resolved?: string | undefined;
}
export interface CheckedHeading extends NamedHeading {
  id?: string;
  /** From 2, and more than 6 where a text goes deeper than HTML. */
  level?: number;
}

/**
 * Runs the resolvers on the tokens, in the order of the text, to find positions in it. Reports `markdown-html`,
 * `unknown-markdown`, `skipped-heading`, `missing-text` for links and headings without visible content, `encoding` for
 * characters that no text may have, `bad-link` for failed links, and what the resolvers report.
 */
export function checkMarkdown(
  tokens: Token[],
  markdown: string,
  place: ProblemLocation,
  context: MarkdownContext,
): readonly PlacedFootnote[] {
  const { language, headingIds = createHeadingIds(language), idPrefix = "" } = context;
  const { placed, unread } = numberFootnotes(tokens, (name) => headingIds.idFor(idPrefix + name));
  const check = new MarkdownCheck(markdown, place, { ...context, headingIds }, tokens);
  check.frontMatter();
  walkTokens(tokens, (token) => {
    check.token(token);
    if (unread.some((footnote) => footnote === token)) check.unreadFootnote(token as Footnote);
  });
  return placed;
}

const drawnElsewhere: ReadonlySet<string> = new Set([
  ...["mermaid", "plantuml", "graphviz", "math", "geojson", "topojson", "stl", "chart"],
  ...["dataview", "dataviewjs", "tasks", "query", "button", "leaflet"],
]);

class MarkdownCheck {
  private cursor = 0;
  private above: number;
  private readonly shift: number;
  private readonly unbalanced: ReadonlySet<Token>;
  private readonly refusedTags = new Set<string>();

  constructor(
    private readonly markdown: string,
    private readonly place: ProblemLocation,
    private readonly context: MarkdownContext & { readonly headingIds: HeadingIds },
    tokens: readonly Token[],
  ) {
    this.above = context.headingAbove ?? 2;
    this.unbalanced = unbalancedTags(tokens);
    this.shift = levelShift(tokens, this.above);
  }

  frontMatter(): void {
    const [written] = /^---[ \t]*\n[a-z][\w-]*:(?:[^\n]*\n)+?---[ \t]*(?=\n|$)/i.exec(this.markdown) ?? [];
    if (written === undefined) return;
    const shown = truncateForMessage(written, 60);
    const message = `"${shown}" looks like front matter, and visitors read it as part of the text.`;
    this.context.report.add("unknown-markdown", { ...this.place, offset: this.offsetOf(0) }, message, {
      suggestion: "Put its fields into the front matter that the file begins with.",
      values: { written: shown },
    });
  }

  private offsetOf(offset: number): number {
    return this.context.authoredOffset?.(offset) ?? offset;
  }

  token(token: Token): void {
    if (token.type === "link") this.link(token as CheckedLink);
    else if (token.type === "image") this.image(token as CheckedImage);
    else if (token.type === "html" && !isAllowedHtml(token.raw.trim())) this.html(token);
    else if (this.unbalanced.has(token)) this.unbalancedTag(token);
    else if (token.type === "code") this.code(token as Tokens.Code);
    else if (token.type === "text" && !("tokens" in token && token.tokens)) this.words(token.raw);
    else if (token.type === "paragraph" && /^\[\[_toc_\]\]\s*$/i.test(token.raw))
      this.words("[TOC]", token.raw);
    else if (token.type === "heading") this.heading(token as CheckedHeading);
    else if (token.type === "footnoteMark") this.footnoteMark(token as CheckedFootnoteMark);
  }

  unreadFootnote({ raw, label }: Footnote): void {
    const written = `[^${truncateForMessage(label, 40)}]`;
    const message = `Nothing refers to the footnote ${written}, so nobody reads it.`;
    const suggestion = `Write ${written} behind what it belongs to, or take it out.`;
    this.add("unknown-markdown", raw, message, { suggestion, values: { written } });
  }

  private at(raw: string): ProblemLocation {
    const { authoredOffset = (offset: number) => offset } = this.context;
    const found = this.markdown.indexOf(raw, this.cursor);
    // Moves on, so that a duplicate link is found at its own position.
    if (found !== -1) this.cursor = found + 1;
    return { ...this.place, offset: authoredOffset(found === -1 ? this.cursor : found) };
  }

  private add(code: ProblemCode, raw: string, message: string, hint: Hint): void {
    this.context.report.add(code, this.at(raw), message, hint);
  }

  private link(token: CheckedLink): void {
    const place = this.at(token.raw);
    token.resolved = this.context.link(token.href, place);
    if (hasVisibleContent(token.tokens, isSeen)) return;
    const message = "A link has no words, so nobody can see where it leads.";
    this.context.report.add("missing-text", place, message, {
      suggestion: "Write them in the square brackets.",
      values: { reason: "link" },
    });
  }

  private image(token: CheckedImage): void {
    const found = this.context.picture(token.href, this.at(token.raw));
    token.resolved =
      found && pictureHtml({ ...found, alt: isVisible(token.text) ? token.text : found.alt }, "text");
  }

  private html({ raw }: Token): void {
    const [tag = raw.trim()] = /^<[^>]*>?/.exec(removeComments(raw).trim()) ?? [];
    const [, closing, name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(tag) ?? [];
    const place = this.at(raw);
    // An element is reported once, not at both tags.
    if (closing && this.refusedTags.has(name.toLowerCase())) return;
    this.refusedTags.add(name.toLowerCase());
    const message = `HTML is not allowed in a text: ${truncateForMessage(tag, 60)}.`;
    const hint = "Write it in Markdown, or put a backslash before the <.";
    this.context.report.add("markdown-html", place, message, hint);
  }

  private unbalancedTag({ raw }: Token): void {
    const tag = raw.trim();
    const place = this.at(raw);
    const name = tag.replace(/[</>]/g, "").toLowerCase();
    if (tag.startsWith("</") && this.refusedTags.has(name)) return;
    this.refusedTags.add(name);
    const message = `${tag} has no other half in the same part of the text.`;
    const hint = `Write <${name}> before the words and </${name}> behind them, in one paragraph.`;
    this.context.report.add("markdown-html", place, message, hint);
  }

  private words(raw: string, shown?: string): void {
    for (const written of unprintableReferences(raw)) {
      const message = `${written} stands for a character that no text needs.`;
      this.add("encoding", written, message, "Take it out, or write what was meant.");
    }
    for (const [written] of raw.matchAll(failedLink)) {
      const message = `"${truncateForMessage(written)}" is not a link, so visitors would read it as it is written.`;
      this.add("bad-link", written, message, whyFailed);
    }
    const start = this.cursor;
    const ends = new Map<string, number>();
    for (const { written: found, kind, hint } of unknownMarkdown(raw.replace(failedLink, " "))) {
      const written = shown?.trim() ?? found;
      this.cursor = ends.get(written) ?? start;
      const message = `"${truncateForMessage(written, 60)}" looks like ${kind}, and visitors read it as it is written.`;
      const values = { written: truncateForMessage(written, 60) };
      this.add("unknown-markdown", written, message, { suggestion: hint, values });
      ends.set(written, this.cursor);
    }
  }

  private code({ raw, lang = "" }: Tokens.Code): void {
    const [name = ""] = lang.split(/\s/);
    if (!drawnElsewhere.has(name.toLowerCase())) return;
    const message = `Code of the language "${name}" is drawn by other tools, and visitors read it as it is written.`;
    const [written = ""] = raw.split("\n");
    this.add("unknown-markdown", written, message, {
      suggestion: "Put a picture of it in its place, or call it text.",
      values: { written },
    });
  }

  private heading(token: CheckedHeading): void {
    const { headingIds } = this.context;
    if (!hasVisibleContent(token.tokens, isSeen)) {
      this.context.report.add("missing-text", this.at(token.raw), "A heading has no words.", {
        suggestion: "Write them, or take it out.",
        values: { reason: "heading" },
      });
      return;
    }
    const place = this.at(token.raw);
    token.id = headingIds.idFor(token.ownId ?? visibleText(token.tokens), token.ownId !== undefined);
    if (token.ownId !== undefined && token.id !== token.ownId) {
      const message = `The id "${truncateForMessage(token.ownId, 40)}" is one that this page has already.`;
      const values = { written: `{#${token.ownId}}` };
      this.context.report.add("unknown-markdown", place, message, { suggestion: "Choose another.", values });
    }
    const { above } = this;
    const level = token.depth + this.shift;
    token.level = level;
    if (level > above + 1) {
      const message = `The heading "${truncateForMessage(token.text, 60)}" is ${level - above - 1} ${level - above === 2 ? "level" : "levels"} too deep for where it stands.`;
      const limit = above + 1 - this.shift;
      this.context.report.add("skipped-heading", place, message, {
        suggestion: `Write it with ${"#".repeat(limit)}.`,
        values: { reason: "too-deep", limit },
      });
    }
    this.above = level;
  }

  private footnoteMark({ raw, label, placed }: CheckedFootnoteMark): void {
    if (placed) return;
    const written = `[^${truncateForMessage(label, 40)}]`;
    const message = `"${written}" looks like a footnote, and there is none of this name.`;
    const suggestion = `Write ${written}: and what it says on a line of its own.`;
    this.add("unknown-markdown", raw, message, { suggestion, values: { written } });
  }
}

/** The outline of a text stays as it is: it begins at level 2, or right below the heading that it stands under. */
function levelShift(tokens: readonly Token[], above: number): number {
  const depths: number[] = [];
  walkTokens([...tokens], (token) => {
    if (token.type === "heading") depths.push((token as Tokens.Heading).depth);
  });
  if (depths.length === 0) return 0;
  const top = Math.min(...depths);
  return top < 2 ? 2 - top : Math.min(0, above + 1 - top);
}

function visibleText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      const { tokens: inner, text, type } = token as Tokens.Generic;
      if (type === "image" || type === "html" || type === "footnoteMark") return "";
      return inner ? visibleText(inner) : withoutNames(String(text ?? ""));
    })
    .join("");
}

/** A letter's name is its letter, as `&eacute;` is e; others part words. */
const withoutNames = (text: string) =>
  withoutReferences(text)
    .replace(/&shy;/g, "")
    .replace(/&([a-z])(?:acute|grave|uml|circ|tilde|cedil|ring|slash|caron);/gi, "$1")
    .replace(/&szlig;/g, "ß")
    .replace(/&(?:[a-z]\w*|#\w+);/gi, " ");

const failedLink = /(?:!?\[[^[\]]*)?\]\([^()\n]*\)/g;
const whyFailed = "Put an address with spaces between < and >, and no link into another.";

const isSeen = (raw: string) => isVisible(withoutReferences(raw));

function removeComments(html: string): string {
  let [kept, rest] = ["", html];
  for (;;) {
    const open = rest.indexOf("<!--");
    const close = open === -1 ? -1 : rest.indexOf("-->", open + 4);
    if (close === -1) return kept + rest;
    [kept, rest] = [kept + rest.slice(0, open), rest.slice(close + 3)];
  }
}
