import { Marked, type Token, type Tokens } from "marked";
import { escapeHtml } from "../../blocks/_kit/escape-html.ts";
import { pictureHtml } from "../../blocks/_kit/picture-html.ts";
import type { Place } from "../../schema/problem.ts";
import type { SafeHtml } from "../../schema/resolved.ts";
import type { ResolveLink } from "./links.ts";
import { extentMistake, takeOut, tooDeep } from "./markdown-extent.ts";
import type { ResolvePicture } from "./pictures.ts";
import type { Report } from "./report.ts";

/** The only raw tags that pass, and only without attributes. */
const allowedTag = /^<\/?(?:sub|sup|kbd|mark|small)>$|^<br ?\/?>$/i;

/** Comments are left out; a comment that more follows on its line is not, for that would go with it. */
const comment = /^<!--(?:(?!-->).)*-->$/s;

function passes(html: string): boolean {
  return allowedTag.test(html) || comment.test(html);
}

interface Resolvers {
  readonly link: ResolveLink;
  readonly picture: ResolvePicture;
  readonly report: Report;
  /** From an offset in the Markdown to one in what the author wrote, where tokens made the two differ. */
  authoredOffset?(offset: number): number;
  /** The level of the heading that the text stands below; 2 unless it is told. */
  readonly headingAbove?: number;
}

/**
 * Markdown to HTML that is safe by construction: text is escaped, raw HTML is not passed on but for a handful of
 * bare tags, links and pictures go through the same resolvers as everywhere else. Headings start at level 2 and
 * carry ids.
 *
 * Reports `markdown-html`, `markdown-depth`, `markdown-size`, `skipped-heading`, and what the link and picture resolvers report.
 */
export function renderMarkdown(markdown: string, place: Place, resolvers: Resolvers): SafeHtml {
  const { report, authoredOffset = (offset) => offset } = resolvers;
  const extent = extentMistake(markdown);
  if (extent) {
    const { code, offset, message, hint } = extent;
    report.add(code, { ...place, offset: authoredOffset(offset) }, message, hint);
    return { html: "" };
  }
  try {
    const tokens = marked.lexer(markdown);
    checkTokens(tokens, markdown, place, resolvers);
    return { html: marked.parser(tokens) };
  } catch (error) {
    // Emphasis can be nested in more ways than a pattern can count; marked recurses until the stack ends.
    if (!(error instanceof RangeError)) throw error;
    report.add("markdown-depth", { ...place, offset: 0 }, tooDeep, takeOut);
    return { html: "" };
  }
}

interface CheckedLink extends Tokens.Link {
  resolved?: string | undefined;
}
interface CheckedImage extends Tokens.Image {
  resolved?: string | undefined;
}
interface CheckedHeading extends Tokens.Heading {
  id?: string;
}

/** Puts what the resolvers say onto the tokens, in the order of the text, so that places can be found in it. */
function checkTokens(
  tokens: Token[],
  markdown: string,
  place: Place,
  { link, picture, report, authoredOffset = (offset) => offset, headingAbove = 2 }: Resolvers,
): void {
  const ids = new Map<string, number>();
  const refusedTags = new Set<string>();
  let cursor = 0;
  let above = headingAbove;
  const at = (raw: string): Place => {
    const found = markdown.indexOf(raw, cursor);
    // One further, so that the same link a second time is found a second time.
    if (found !== -1) cursor = found + 1;
    return { ...place, offset: authoredOffset(found === -1 ? cursor : found) };
  };
  marked.walkTokens(tokens, (token) => {
    if (token.type === "link") {
      const checked = token as CheckedLink;
      checked.resolved = link(checked.href, at(checked.raw));
    } else if (token.type === "image") {
      const checked = token as CheckedImage;
      const found = picture(checked.href, at(checked.raw));
      checked.resolved = found && pictureHtml({ ...found, alt: checked.text || found.alt }, "text");
    } else if (token.type === "html" && !passes(token.raw.trim())) {
      const withoutComments = token.raw.replace(/<!--.*?-->/gs, "").trim();
      const [tag = token.raw.trim()] = /^<[^>]*>?/.exec(withoutComments) ?? [];
      const [, closing, name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(tag) ?? [];
      const place = at(token.raw);
      // An element is one mistake, not one at either end.
      if (closing && refusedTags.has(name.toLowerCase())) return;
      refusedTags.add(name.toLowerCase());
      const message = `HTML is not allowed in a text: ${tag.slice(0, 60)}`;
      report.add(
        "markdown-html",
        place,
        `${message}.`,
        "Write it in Markdown, or put a backslash before the <.",
      );
    } else if (token.type === "heading") {
      const checked = token as CheckedHeading;
      checked.id = uniqueId(slug(checked.text), ids);
      const level = Math.max(2, checked.depth);
      if (level > above + 1) {
        const message = `The heading "${checked.text.slice(0, 60)}" is ${level - above - 1} ${level - above === 2 ? "level" : "levels"} too deep for where it stands.`;
        report.add("skipped-heading", at(checked.raw), message, `Write it with ${"#".repeat(above + 1)}.`);
      }
      above = level;
    }
  });
}

const marked = new Marked({
  gfm: true,
  renderer: {
    // marked takes what follows <kbd>, <code> or <pre> for HTML already and would write it as it is.
    text(token) {
      return "tokens" in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeText(token.text);
    },
    html: ({ raw }) => (allowedTag.test(raw.trim()) ? raw.toLowerCase().replace(/ ?\/>$/, ">") : ""),
    heading(token) {
      const { depth, id } = token as CheckedHeading;
      const level = Math.min(6, Math.max(2, depth));
      return `<h${level} id="${escapeHtml(id ?? "")}">${this.parser.parseInline(token.tokens)}</h${level}>\n`;
    },
    link(token) {
      const text = this.parser.parseInline(token.tokens);
      const { resolved, title } = token as CheckedLink;
      if (resolved === undefined) return text;
      const outside = /^https?:/.test(resolved) ? ' target="_blank" rel="noopener"' : "";
      return `<a href="${escapeHtml(resolved)}"${title ? ` title="${escapeHtml(title)}"` : ""}${outside}>${text}</a>`;
    },
    image(token) {
      const { resolved, title } = token as CheckedImage;
      if (resolved === undefined) return "";
      return title ? `<figure>${resolved}<figcaption>${escapeHtml(title)}</figcaption></figure>` : resolved;
    },
    table(token) {
      const row = (cells: Tokens.TableCell[], tag: "th" | "td") =>
        `<tr>${cells.map((cell) => `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
      const body = token.rows.map((cells) => row(cells, "td")).join("\n");
      const head = row(token.header, "th");
      return `<div class="table" role="group" aria-label="Table" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

/** Escapes a text but for the entities in it, which Markdown has. */
function escapeText(text: string): string {
  return text.replace(/[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w*);)/gi, escapeHtml);
}

function slug(text: string): string {
  const words = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return words.replace(/^-+|-+$/g, "") || "section";
}

function uniqueId(id: string, taken: Map<string, number>): string {
  const count = (taken.get(id) ?? 0) + 1;
  taken.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}
