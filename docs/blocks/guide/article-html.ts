import { highlight } from "./highlight.ts";

/** A heading of a text, for the list beside it. */
export interface ArticleHeading {
  readonly id: string;
  readonly level: 2 | 3;
  readonly text: string;
}

/** The headings of the second and third level in the HTML of a text. */
export function headingsIn(html: string): readonly ArticleHeading[] {
  return [...html.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs)].map(([, level, id = "", inner = ""]) => ({
    id: unescapeHtml(id),
    level: level === "2" ? 2 : 3,
    text: unescapeHtml(inner.replace(/<[^>]+>/g, "")),
  }));
}

/**
 * The HTML of a text with highlighted code, with names in tables that break between their parts, and with
 * headings that are links to themselves.
 */
export function articleHtml(html: string): string {
  return html
    .replace(
      /<pre(?: tabindex="0")?><code(?: class="language-([\w-]+)")?>(.*?)<\/code><\/pre>/gs,
      (_, language: string | undefined, code: string) => codeHtml(code, language),
    )
    .replace(/(?<=<td><code>)[^<]+/g, (name) => name.replace(/[./\]](?=\w)/g, "$&<wbr>"))
    .replace(/<h([2-4]) id="([^"]+)">(.*?)<\/h\1>/gs, (heading, level: string, id: string, inner: string) =>
      inner.includes("<a ")
        ? heading
        : `<h${level} id="${id}"><a href="#${id}" class="guide-anchor">${inner}</a></h${level}>`,
    );
}

function codeHtml(code: string, language: string | undefined): string {
  const highlighted = language && highlight(unescapeHtml(code), language);
  return `<div class="code-sample"><div role="group" aria-label="Code" tabindex="0"><pre><code>${highlighted || code}</code></pre></div></div>`;
}

const characters: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

const unescapeHtml = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => characters[name] ?? name);
