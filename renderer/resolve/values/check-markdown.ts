import type { Token, Tokens } from "marked";
import type { Messages } from "../../../blocks/_kit/messages/index.ts";
import { directionOf } from "../../../blocks/_kit/page/direction.ts";
import { pictureHtml } from "../../../blocks/_kit/pictures/picture-html.ts";
import type { Hint, ProblemLocation } from "../../../schema/problems/problem.ts";
import type { ProblemCode } from "../../../schema/problems/problem-codes.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { unprintableAt } from "../../../schema/text/unprintable.ts";
import { isVisible } from "../../../schema/text/visible.ts";
import type { ResolveLink } from "../addresses/links.ts";
import { eachToken } from "../markdown/each-token.ts";
import { type CheckedFootnoteMark, numberFootnotes, type PlacedFootnote } from "../markdown/footnotes.ts";
import { inlineRuns, inlineSource, pathsWithoutBackslash } from "../markdown/inline-source.ts";
import { type UnusedDefinitions, unusedDefinitions } from "../markdown/link-definitions.ts";
import { malformedLinks, withoutPart } from "../markdown/malformed-links.ts";
import type { Footnote, NamedHeading } from "../markdown/markdown-syntax.ts";
import { hasVisibleContent, isAllowedHtml, unbalancedTags } from "../markdown/markdown-tags.ts";
import { columnsOf } from "../markdown/table-columns.ts";
import { unknownMarkdown } from "../markdown/unknown-markdown.ts";
import type { ResolvePicture } from "../pictures/pictures.ts";
import type { Report } from "../report/report.ts";
import { createHeadingIds, type HeadingIds } from "./heading-ids.ts";

const byNumber = /&#(\d{1,7}|x[\da-f]{1,6});/gi;
const unseenByName =
  /&(?:nbsp|ensp|emsp(?:1[34])?|numsp|puncsp|thinsp|hairsp|(?:NonBreaking|ZeroWidth|Medium|Thick|(?:Very)?Thin|Negative(?:VeryThin|Thin|Medium|Thick))Space|NoBreak|shy|zwn?j|lrm|rlm|InvisibleTimes|InvisibleComma|ApplyFunction|it|ic|af|Tab|NewLine);/g;

function unprintableReferences(text: string): string[] {
  if (!text.includes("&#")) return [];
  return [...text.matchAll(byNumber)].flatMap(([written, digits = ""]) => {
    const character = characterOf(digits);
    return character === undefined || unprintableAt(character) !== undefined ? [written] : [];
  });
}

function withoutReferences(text: string): string {
  if (!text.includes("&")) return text;
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
  /** The built-in texts for footnotes and alerts; English ones unless given. */
  readonly messages?: () => Messages;
  /** From an offset in the Markdown to one in the authored text; tokens make them differ. */
  authoredOffset?(offset: number): number;
  /** Ids that the page has already; new ones unless given. */
  readonly headingIds?: HeadingIds;
  /** Before the ids of footnotes, for a text that several pages show. */
  readonly idPrefix?: string;
  /** The level of the heading that the text is below, 2 unless given. */
  readonly headingAbove?: number;
}

export interface CheckedLink extends Tokens.Link {
  /** For an address without brackets in a text from right to left. */
  direction?: "ltr";
  /** The address as it is written into the page; undefined if it is not a valid link. */
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
  const footnotes = numberFootnotes(tokens, (name) => headingIds.idFor(idPrefix + name));
  const unread: UnreadParts = {
    footnotes: new Set<Token>(footnotes.unread),
    duplicateFootnotes: new Set<Token>(footnotes.duplicate),
    definitions: unusedDefinitions(tokens),
  };
  const check = new MarkdownCheck(markdown, place, { ...context, headingIds }, tokens, unread);
  check.frontMatter();
  eachToken(tokens, (token) => check.token(token));
  return footnotes.placed;
}

const drawnElsewhere: ReadonlySet<string> = new Set([
  ...["mermaid", "plantuml", "graphviz", "math", "geojson", "topojson", "stl", "chart"],
  ...["dataview", "dataviewjs", "tasks", "query", "button", "leaflet"],
]);

const commandInComment =
  /^<!--[ \t]*(?:more|nextpage|noteaser|truncate|excerpt|toc|newpage|pagebreak|break)[ \t]*-->$/i;

interface UnreadParts {
  readonly footnotes: ReadonlySet<Token>;
  readonly duplicateFootnotes: ReadonlySet<Token>;
  readonly definitions: UnusedDefinitions;
}

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
    private readonly unread: UnreadParts,
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
    for (const run of inlineRuns(token)) this.run(run);
    if (token.type === "link") this.link(token as CheckedLink);
    else if (token.type === "image") this.image(token as CheckedImage);
    else if (token.type === "html" && !isAllowedHtml(token.raw.trim())) this.html(token);
    else if (token.type === "html" && commandInComment.test(token.raw.trim())) this.command(token);
    else if (this.unbalanced.has(token)) this.unbalancedTag(token);
    else if (token.type === "code") this.code(token as Tokens.Code);
    else if (token.type === "table") this.table(token as Tokens.Table);
    else if (token.type === "text" && !("tokens" in token && token.tokens)) this.words(token.raw);
    else if (token.type === "heading") this.heading(token as CheckedHeading);
    else if (token.type === "def") this.definition(token as Tokens.Def);
    else if (token.type === "em" && /^\*[\d.,]+\*$/.test(token.raw)) this.product(token.raw);
    else if (token.type === "footnote") this.footnote(token as Footnote);
    else if (token.type === "footnoteMark") this.footnoteMark(token as CheckedFootnoteMark);
  }

  private footnote(token: Footnote): void {
    const written = `[^${truncateForMessage(token.label, 40)}]`;
    if (this.unread.footnotes.has(token)) {
      const message = `Nothing refers to the footnote ${written}, so nobody reads it.`;
      this.addUnread(
        token.raw,
        written,
        message,
        `Write ${written} behind what it belongs to, or take it out.`,
      );
    }
    if (this.unread.duplicateFootnotes.has(token)) {
      const message = `There is a footnote ${written} above already, so nobody reads this one.`;
      this.addUnread(token.raw, written, message, "Give it another name, there and here, or take it out.");
    }
  }

  private definition(token: Tokens.Def): void {
    const { definitions } = this.unread;
    const written = `[${truncateForMessage(token.tag, 40)}]`;
    if (token.tag.startsWith("^")) {
      const message = `"${written}" looks like a footnote, and its name has a space in it.`;
      this.addUnread(
        token.raw,
        written,
        message,
        "Take the spaces out of its name, here and where it is referred to.",
      );
    } else if (definitions.duplicate.has(token)) {
      const message = `${written} has an address above already, so this one leads nowhere.`;
      this.addUnread(token.raw, written, message, "Give it another name, or take it out.");
    } else if (definitions.unused.has(token)) {
      const message = `${written} is read as the name of an address, and no link has this name, so nobody reads it.`;
      const suggestion = `Write ${written} where the link is to be, or a backslash before the [ to have it read as it stands.`;
      this.addUnread(token.raw, written, message, suggestion);
    }
  }

  private addUnread(raw: string, written: string, message: string, suggestion: string): void {
    this.add("unknown-markdown", raw, message, { suggestion, values: { reason: "unread", written } });
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
    if (!token.raw.startsWith("[") && directionOf(this.context.language) === "rtl") token.direction = "ltr";
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

  /** 60*40*20: its stars would make the middle number italic, and be gone. */
  private product(raw: string): void {
    const start = this.markdown.indexOf(raw, this.cursor);
    const [before = ""] =
      /(?<![\d.,])[\d.,]+$/.exec(this.markdown.slice(Math.max(0, start - 20), Math.max(0, start))) ?? [];
    const [after = ""] = /^[\d.,]*\d/.exec(this.markdown.slice(start + raw.length)) ?? [];
    if (start === -1 || before === "" || after === "") return;
    const written = `${before}${raw}${after}`;
    const message = `"${truncateForMessage(written, 60)}" is read as emphasis, so its stars are not on the page.`;
    this.add("unknown-markdown", written, message, {
      suggestion: "Write × between numbers, or a backslash before each *.",
      values: { reason: "stars", written },
    });
  }

  private command({ raw }: Token): void {
    const written = raw.trim();
    const message = `"${truncateForMessage(written, 60)}" says something to another tool, and does nothing here.`;
    const suggestion = "Leave it out; what is shown of an entry in a list is its description.";
    const values = { reason: "ignored", written: truncateForMessage(written, 60) } as const;
    this.add("unknown-markdown", written, message, { suggestion, values });
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

  private words(raw: string): void {
    for (const written of unprintableReferences(raw)) {
      const message = `${written} stands for a character that no text needs.`;
      this.add("encoding", written, message, "Take it out, or write what was meant.");
    }
  }

  /** What is printed as it is written, though its author meant something by it. */
  private run(tokens: readonly Token[]): void {
    const source = inlineSource(tokens);
    const { raw, masked } = source;
    const paths = pathsWithoutBackslash(source);
    const links = malformedLinks(masked);
    const others = unknownMarkdown(
      links.reduce((left, { index, length }) => withoutPart(left, index, length), masked),
    );
    if (links.length === 0 && others.length === 0 && paths.length === 0) return;
    const start = this.cursor;
    for (const { index, written } of paths) {
      const message = `"${truncateForMessage(written, 60)}" is printed without one of its backslashes.`;
      const suggestion = "Write it in `backticks`, or write each backslash twice.";
      const place = this.placeIn(raw, index, start);
      this.context.report.add("unknown-markdown", place, message, { suggestion, values: { written } });
    }
    for (const { index, length, hint } of links) {
      const written = raw.slice(index, index + length);
      const message = `"${truncateForMessage(written)}" is not a link, so visitors would read it as it is written.`;
      this.context.report.add("bad-link", this.placeIn(raw, index, start), message, hint);
    }
    for (const { index, length, kind, hint } of others) {
      const written = truncateForMessage(raw.slice(index, index + length), 60);
      const message = `"${written}" looks like ${kind}, and visitors read it as it is written.`;
      const values = { written };
      const place = this.placeIn(raw, index, start);
      this.context.report.add("unknown-markdown", place, message, { suggestion: hint, values });
    }
    this.cursor = start;
  }

  /** In a quotation or a list, a line has more before it than the run of text that it belongs to. */
  private placeIn(run: string, index: number, from: number): ProblemLocation {
    const whole = this.markdown.indexOf(run, from);
    if (whole !== -1) return { ...this.place, offset: this.offsetOf(whole + index) };
    let at = from;
    let left = index;
    for (const line of run.split("\n")) {
      const words = line.trim();
      const found = this.markdown.indexOf(words, at);
      if (found === -1) break;
      at = found;
      const indent = line.length - line.trimStart().length;
      if (left <= line.length)
        return { ...this.place, offset: this.offsetOf(at + Math.max(0, left - indent)) };
      at += words.length;
      left -= line.length + 1;
    }
    return { ...this.place, offset: this.offsetOf(at) };
  }

  private table({ raw, header }: Tokens.Table): void {
    const start = this.cursor;
    for (const line of raw.trimEnd().split("\n").slice(2)) {
      const cells = columnsOf(line);
      const lost = cells.slice(header.length).filter((cell) => cell !== "");
      const place = this.at(line.trim());
      if (lost.length === 0) continue;
      const written = truncateForMessage(lost.join(" | "), 60);
      const message = `This line of the table has ${cells.length} cells and its head has ${header.length}, so "${written}" would be nowhere on the page.`;
      this.context.report.add("table-cells", place, message, {
        suggestion:
          "Give the first two lines of the table another column, or write \\| for a | within a cell.",
        values: { written },
      });
    }
    this.cursor = start;
  }

  private code({ raw, lang = "", codeBlockStyle }: Tokens.Code): void {
    if (codeBlockStyle !== "indented" && !isClosedFence(raw)) {
      const [written = ""] = raw.trim().split("\n");
      const message = `The code that begins with ${truncateForMessage(written, 40)} is never closed, so all below it is code.`;
      const [fence = ""] = /^[`~]+/.exec(written) ?? [];
      const suggestion = `Write ${fence} on a line of its own where it ends.`;
      this.add("unknown-markdown", written, message, {
        suggestion,
        values: { reason: "open-code", written },
      });
    }
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
      reportTakenId(token.ownId, place, this.context.report);
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
    this.underline(token);
  }

  private underline({ raw, text }: CheckedHeading): void {
    const [, line = ""] = /\n[ \t]*(=+|-+)[ \t]*$/.exec(raw.trimEnd()) ?? [];
    if (line === "" || isMeantAsHeading(text, line)) return;
    const written = truncateForMessage(text.split("\n").at(-1)?.trim() ?? "", 60);
    const message = `"${written}" is a heading, because the line below it is ${line.slice(0, 10)}.`;
    this.context.report.add("unknown-markdown", this.at(line), message, {
      suggestion: `Put an empty line before ${line.slice(0, 10)}, or write the heading as ${line.startsWith("=") ? "#" : "##"} and its words.`,
      values: { reason: "underlined", written },
    });
  }

  private footnoteMark({ raw, label, placed, isInLink }: CheckedFootnoteMark): void {
    const written = `[^${truncateForMessage(label, 40)}]`;
    if (placed && isInLink) {
      const message = `The footnote ${written} is within a link, which can't have another link in it.`;
      this.add("unknown-markdown", raw, message, {
        suggestion: `Write ${written} behind the link.`,
        values: { reason: "in-link", written },
      });
    }
    if (placed) return;
    const message = `"${written}" looks like a footnote, and there is none of this name.`;
    const suggestion = `Write ${written}: and what it says on a line of its own.`;
    this.add("unknown-markdown", raw, message, { suggestion, values: { written } });
  }
}

/** Reports `unknown-markdown` for a heading's own id that something else on the page has. */
export function reportTakenId(id: string, place: ProblemLocation, report: Report): void {
  const shown = truncateForMessage(id, 40);
  report.add("unknown-markdown", place, `The id "${shown}" is one that this page has already.`, {
    suggestion: "Choose another.",
    values: { reason: "taken-id", written: `{#${shown}}` },
  });
}

function isClosedFence(raw: string): boolean {
  const [, fence = ""] = /^[ \t]*(`{3,}|~{3,})/.exec(raw) ?? [];
  const lines = raw.trimEnd().split("\n");
  const last = lines.at(-1)?.trim() ?? "";
  return lines.length > 1 && last.startsWith(fence) && /^(?:`+|~+)$/.test(last);
}

/** A heading of one line that is underlined in full; --- is more often meant as a line between two parts. */
function isMeantAsHeading(text: string, line: string): boolean {
  if (text.includes("\n") || /[.!?,;:…。！？]$/u.test(text.trimEnd())) return false;
  return line.length > 3 || line === "===" || line.length === [...text].length;
}

/** The outline of a text stays as it is: it begins at level 2, or right below the heading that it stands under. */
function levelShift(tokens: readonly Token[], above: number): number {
  const depths: number[] = [];
  eachToken(tokens, (token) => {
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
  text.includes("&")
    ? withoutReferences(text)
        .replace(/&shy;/g, "")
        .replace(/&([a-z])(?:acute|grave|uml|circ|tilde|cedil|ring|slash|caron);/gi, "$1")
        .replace(/&szlig;/g, "ß")
        .replace(/&(?:[a-z]\w*|#\w+);/gi, " ")
    : text;

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
