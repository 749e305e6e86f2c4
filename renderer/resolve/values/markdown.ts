import { Marked, type RendererExtension, type RendererObject, type Token, type Tokens } from "marked";
import { escapeHtml } from "../../../blocks/_kit/html/escape-html.ts";
import en from "../../../blocks/_kit/messages/en.json";
import { fillIn } from "../../../blocks/_kit/messages/fill-in.ts";
import type { Messages } from "../../../blocks/_kit/messages/index.ts";
import type { SafeHtml } from "../../../schema/fields/resolved.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import type { CheckedFootnoteMark, PlacedFootnote } from "../markdown/footnotes.ts";
import { joinWideLines } from "../markdown/join-lines.ts";
import type { AlertKind, Quotation } from "../markdown/markdown-syntax.ts";
import { allowedTag } from "../markdown/markdown-tags.ts";
import { withTokens } from "../markdown/with-tokens.ts";
import {
  type CheckedHeading,
  type CheckedImage,
  type CheckedLink,
  checkMarkdown,
  type MarkdownContext,
} from "./check-markdown.ts";

/**
 * The HTML is safe by construction: text is escaped, raw HTML is limited to a few tags without attributes, links and
 * pictures go through the resolvers. Headings start at level 2 and have ids. Reports `markdown-depth`,
 * `markdown-size`, and what `checkMarkdown` does.
 */
export function renderMarkdown(markdown: string, place: ProblemLocation, context: MarkdownContext): SafeHtml {
  const { report, authoredOffset = (offset) => offset } = context;
  const labels = context.messages?.() ?? en;
  const rendered = withTokens(markdown, (tokens) => {
    const footnotes = checkMarkdown(tokens, markdown, place, context);
    const parse = (parsed: Token[]) => parserFor(labels).parser(parsed);
    return joinWideLines(parse(tokens) + footnotesHtml(footnotes, labels, parse));
  });
  if ("result" in rendered) return { html: rendered.result };
  const { code, offset, message, hint } = rendered.mistake;
  report.add(code, { ...place, offset: authoredOffset(offset) }, message, hint);
  return { html: "" };
}

const parsers = new WeakMap<Messages, Marked>();

function parserFor(labels: Messages): Marked {
  const made =
    parsers.get(labels) ??
    new Marked({
      renderer: { ...renderer, ...labelled(labels) },
      extensions: [...extensions, footnoteMark(labels)],
    });
  parsers.set(labels, made);
  return made;
}

const renderer: RendererObject = {
  // After <kbd>, <code> or <pre>, marked takes text for HTML and would not escape it.
  text(token) {
    return "tokens" in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeText(token.text);
  },
  html: ({ raw }) => (allowedTag.test(raw.trim()) ? raw.toLowerCase().replace(/ ?\/>$/, ">") : ""),
  heading(token) {
    const { level = 2, id } = token as CheckedHeading;
    const name = `h${Math.min(6, level)}`;
    const deeper = level > 6 ? ` aria-level="${level}"` : "";
    return `<${name} id="${escapeHtml(id ?? "")}"${deeper}>${this.parser.parseInline(token.tokens)}</${name}>\n`;
  },
  link(token) {
    const text = this.parser.parseInline(token.tokens);
    const { resolved, title, direction } = token as CheckedLink;
    if (resolved === undefined) return text;
    const outside = /^https?:/.test(resolved) ? ' target="_blank" rel="noopener"' : "";
    return `<a href="${escapeHtml(resolved)}"${title ? ` title="${escapeHtml(title)}"` : ""}${outside}${direction ? ` dir="${direction}"` : ""}>${text}</a>`;
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
    const focus = widestLine(text) > mostOnScreen ? ' tabindex="0"' : "";
    const code = `<pre${focus}><code${kind}>${escapeHtml(text)}\n</code></pre>\n`;
    return title === undefined
      ? code
      : `<figure class="code"><figcaption>${escapeHtml(title)}</figcaption>${code}</figure>\n`;
  },
  checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
};

const extensions: RendererExtension[] = [
  { name: "footnote", renderer: () => "" },
  {
    name: "descriptionList",
    renderer(token) {
      return `<dl>\n${this.parser.parse(token.tokens ?? [])}</dl>\n`;
    },
  },
  {
    name: "descriptionTerm",
    renderer(token) {
      return `<dt>${this.parser.parseInline(token.tokens ?? [])}</dt>\n`;
    },
  },
  {
    name: "descriptionDetails",
    renderer({ tokens = [], isLine }) {
      return `<dd>${isLine ? this.parser.parseInline(tokens) : this.parser.parse(tokens)}</dd>\n`;
    },
  },
];

const footnoteMark = (labels: Messages): RendererExtension => ({
  name: "footnoteMark",
  renderer(token) {
    const { placed, raw, isInLink } = token as CheckedFootnoteMark;
    if (!placed) return escapeHtml(raw);
    const { id, footnote, number } = placed;
    if (isInLink) return `<sup id="${escapeHtml(id)}">${number}</sup>`;
    const label = escapeHtml(fillIn(labels.footnote, { number: `${number}` }));
    return `<sup><a href="#${escapeHtml(footnote)}" id="${escapeHtml(id)}" role="doc-noteref" aria-label="${label}">${number}</a></sup>`;
  },
});

const labelled = (labels: Messages): RendererObject => ({
  blockquote(token) {
    const { alert, tokens } = token as Quotation;
    const inner = this.parser.parse(tokens);
    if (!alert) return `<blockquote>\n${inner}</blockquote>\n`;
    const title = alert.title === "" ? labels[alertLabels[alert.kind]] : alert.title;
    return `<div class="alert alert-${alert.kind}" role="note"><p class="alert-title">${escapeHtml(title)}</p>\n${inner}</div>\n`;
  },
  table(token) {
    const row = (cells: Tokens.TableCell[], tag: "th" | "td") =>
      `<tr>${cells.map((cell) => `<${tag}${tag === "th" ? ' scope="col"' : ""}${alignedTo(cell)}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
    const body = token.rows.map((cells) => row(cells, "td")).join("\n");
    const head = row(token.header, "th");
    return `<div class="table" role="group" aria-label="${escapeHtml(labels.table)}" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
  },
});

const alignedTo = ({ align }: Tokens.TableCell) => (align ? ` class="align-${align}"` : "");

const alertLabels = {
  note: "alertNote",
  tip: "alertTip",
  important: "alertImportant",
  warning: "alertWarning",
  caution: "alertCaution",
} as const satisfies Record<AlertKind, keyof Messages>;

function footnotesHtml(
  footnotes: readonly PlacedFootnote[],
  labels: Messages,
  parse: (tokens: Token[]) => string,
): string {
  if (footnotes.length === 0) return "";
  const items = footnotes.map(({ id, number, tokens, marks }) => {
    const back = marks.map((mark, index) => {
      const name = index === 0 ? `${number}` : `${number}-${index + 1}`;
      const label = fillIn(labels.backToText, { number: name });
      const sign = `↩${index === 0 ? "" : `<sup>${index + 1}</sup>`}`;
      return `<a href="#${escapeHtml(mark)}" role="doc-backlink" aria-label="${escapeHtml(label)}">${sign}</a>`;
    });
    const html = parse([...tokens]).trimEnd();
    const links = ` ${back.join(" ")}`;
    const said = html.endsWith("</p>")
      ? `${html.slice(0, -"</p>".length)}${links}</p>`
      : `${html}<p>${links}</p>`;
    return `<li id="${escapeHtml(id)}">${said}</li>\n`;
  });
  return `<section class="footnotes" role="doc-endnotes" aria-label="${escapeHtml(labels.footnotes)}"><ol>\n${items.join("")}</ol></section>\n`;
}

/** In characters: a longer line scrolls on a telephone, and what scrolls has to be reached by the keyboard. */
const mostOnScreen = 40;

const widestLine = (text: string) => Math.max(...text.split("\n").map((line) => line.length));

function escapeText(text: string): string {
  return text.replace(/[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w*);)/gi, escapeHtml);
}
