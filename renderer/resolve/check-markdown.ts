import { type Token, type Tokens, walkTokens } from "marked";
import { pictureHtml } from "../../blocks/_kit/picture-html.ts";
import type { ProblemLocation } from "../../schema/problem.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { unprintableAt } from "../../schema/unprintable.ts";
import { isVisible } from "../../schema/visible.ts";
import { createHeadingIds, type HeadingIds } from "./heading-ids.ts";
import type { ResolveLink } from "./links.ts";
import { hasVisibleContent, isAllowedHtml, unbalancedTags } from "./markdown-tags.ts";
import type { ResolvePicture } from "./pictures.ts";
import type { Report } from "./report.ts";

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
  /** From an offset in the Markdown to one in the authored text; tokens make them differ. */
  authoredOffset?(offset: number): number;
  readonly headingIds?: HeadingIds;
  readonly headingAbove?: number;
}

export interface CheckedLink extends Tokens.Link {
  resolved?: string | undefined;
}
export interface CheckedImage extends Tokens.Image {
  resolved?: string | undefined;
}
export interface CheckedHeading extends Tokens.Heading {
  id?: string;
}

/**
 * Runs the resolvers on the tokens, in the order of the text, to find positions in it. Reports `markdown-html`,
 * `skipped-heading`, `missing-text` for links and headings without visible content, `encoding` for characters that
 * no text may have, `bad-link` for failed links, and what the resolvers report.
 */
export function checkMarkdown(
  tokens: Token[],
  markdown: string,
  place: ProblemLocation,
  {
    link,
    picture,
    report,
    authoredOffset = (offset) => offset,
    headingAbove = 2,
    headingIds = createHeadingIds(),
  }: MarkdownContext,
): void {
  const unbalanced = unbalancedTags(tokens);
  const refusedTags = new Set<string>();
  let cursor = 0;
  let above = headingAbove;
  const at = (raw: string): ProblemLocation => {
    const found = markdown.indexOf(raw, cursor);
    // Moves on, so that a duplicate link is found at its own position.
    if (found !== -1) cursor = found + 1;
    return { ...place, offset: authoredOffset(found === -1 ? cursor : found) };
  };
  walkTokens(tokens, (token) => {
    if (token.type === "link") {
      const checked = token as CheckedLink;
      const place = at(checked.raw);
      checked.resolved = link(checked.href, place);
      if (!hasVisibleContent(checked.tokens, isSeen)) {
        const message = "A link has no words, so nobody can see where it leads.";
        report.add("missing-text", place, message, {
          suggestion: "Write them in the square brackets.",
          values: { reason: "link" },
        });
      }
    } else if (token.type === "image") {
      const checked = token as CheckedImage;
      const found = picture(checked.href, at(checked.raw));
      checked.resolved =
        found && pictureHtml({ ...found, alt: isVisible(checked.text) ? checked.text : found.alt }, "text");
    } else if (token.type === "html" && !isAllowedHtml(token.raw.trim())) {
      const withoutComments = removeComments(token.raw).trim();
      const [tag = token.raw.trim()] = /^<[^>]*>?/.exec(withoutComments) ?? [];
      const [, closing, name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(tag) ?? [];
      const place = at(token.raw);
      // An element is reported once, not at both tags.
      if (closing && refusedTags.has(name.toLowerCase())) return;
      refusedTags.add(name.toLowerCase());
      const message = `HTML is not allowed in a text: ${truncateForMessage(tag, 60)}`;
      report.add(
        "markdown-html",
        place,
        `${message}.`,
        "Write it in Markdown, or put a backslash before the <.",
      );
    } else if (unbalanced.has(token)) {
      const tag = token.raw.trim();
      const place = at(token.raw);
      const name = tag.replace(/[</>]/g, "").toLowerCase();
      if (tag.startsWith("</") && refusedTags.has(name)) return;
      refusedTags.add(name);
      const message = `${tag} has no other half in the same part of the text.`;
      const hint = `Write <${name}> before the words and </${name}> behind them, in one paragraph.`;
      report.add("markdown-html", place, message, hint);
    } else if (token.type === "text" && !token.tokens) {
      for (const written of unprintableReferences(token.raw)) {
        const message = `${written} stands for a character that no text needs.`;
        report.add("encoding", at(written), message, "Take it out, or write what was meant.");
      }
      for (const [written] of token.raw.matchAll(failedLink)) {
        const message = `"${truncateForMessage(written)}" is not a link, so visitors would read it as it is written.`;
        report.add("bad-link", at(written), message, whyFailed);
      }
    } else if (token.type === "heading") {
      const checked = token as CheckedHeading;
      if (!hasVisibleContent(checked.tokens, isSeen)) {
        report.add("missing-text", at(checked.raw), "A heading has no words.", {
          suggestion: "Write them, or take it out.",
          values: { reason: "heading" },
        });
        return;
      }
      checked.id = headingIds.idFor(checked.text);
      const level = Math.max(2, checked.depth);
      if (level > above + 1) {
        const message = `The heading "${truncateForMessage(checked.text, 60)}" is ${level - above - 1} ${level - above === 2 ? "level" : "levels"} too deep for where it stands.`;
        report.add("skipped-heading", at(checked.raw), message, {
          suggestion: `Write it with ${"#".repeat(above + 1)}.`,
          values: { reason: "too-deep", limit: above + 1 },
        });
      }
      above = level;
    }
  });
}

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
