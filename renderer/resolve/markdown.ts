import { Marked, type Tokens } from "marked";
import { escapeHtml } from "../../blocks/_kit/escape-html.ts";
import type { ProblemLocation } from "../../schema/problem.ts";
import type { SafeHtml } from "../../schema/resolved.ts";
import {
  type CheckedHeading,
  type CheckedImage,
  type CheckedLink,
  checkMarkdown,
  type MarkdownContext,
} from "./check-markdown.ts";
import { allowedTag } from "./markdown-tags.ts";
import { withTokens } from "./with-tokens.ts";

/**
 * The HTML is safe by construction: text is escaped, raw HTML is limited to a few tags without attributes, links and
 * pictures go through the resolvers. Headings start at level 2 and have ids. Reports `markdown-depth`,
 * `markdown-size`, and what `checkMarkdown` does.
 */
export function renderMarkdown(markdown: string, place: ProblemLocation, context: MarkdownContext): SafeHtml {
  const { report, authoredOffset = (offset) => offset } = context;
  const rendered = withTokens(markdown, (tokens) => {
    checkMarkdown(tokens, markdown, place, context);
    return marked.parser(tokens);
  });
  if ("result" in rendered) return { html: rendered.result };
  const { code, offset, message, hint } = rendered.mistake;
  report.add(code, { ...place, offset: authoredOffset(offset) }, message, hint);
  return { html: "" };
}

const marked = new Marked({
  renderer: {
    // After <kbd>, <code> or <pre>, marked takes text for HTML and would not escape it.
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
    // A figure can't be in a paragraph, so only a picture by itself becomes one; the others keep their title.
    paragraph({ tokens }) {
      const [only, ...others] = tokens;
      if (only?.type !== "image" || others.length > 0 || !only.title)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      const { resolved = "", title } = only as CheckedImage;
      return `<figure>${resolved}<figcaption>${escapeHtml(title ?? "")}</figcaption></figure>\n`;
    },
    image(token) {
      const { resolved, title } = token as CheckedImage;
      if (resolved === undefined) return "";
      return title ? resolved.replace("<img ", () => `<img title="${escapeHtml(title)}" `) : resolved;
    },
    // The info string of a fence: the language, then attributes; title="…" is shown above the code.
    code({ text, lang = "" }) {
      const [language = ""] = /^\S*/.exec(lang) ?? [];
      const title = /\stitle="([^"]+)"/.exec(lang)?.[1];
      const kind = language === "" ? "" : ` class="language-${escapeHtml(language)}"`;
      const code = `<pre><code${kind}>${escapeHtml(text)}\n</code></pre>\n`;
      return title === undefined
        ? code
        : `<figure class="code"><figcaption>${escapeHtml(title)}</figcaption>${code}</figure>\n`;
    },
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    table(token) {
      const row = (cells: Tokens.TableCell[], tag: "th" | "td") =>
        `<tr>${cells.map((cell) => `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
      const body = token.rows.map((cells) => row(cells, "td")).join("\n");
      const head = row(token.header, "th");
      return `<div class="table" role="group" aria-label="Table" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

function escapeText(text: string): string {
  return text.replace(/[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w*);)/gi, escapeHtml);
}
