import { trustedHtml } from "blockwork";
import GithubSlugger from "github-slugger";
import MiniSearch from "minisearch";

/** A page as the list of all pages publishes it. */
export interface IndexedPage {
  readonly title: string;
  readonly href: string;
  readonly section: string;
  readonly description?: string;
  readonly text: { readonly html: string };
}

/** What is below one heading of a page, or above the first. */
export interface PagePart {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly section: string;
  readonly heading: string;
  readonly text: string;
}

export interface FoundPart extends PagePart {
  /** The words in it that were looked for, in small letters. */
  readonly terms: readonly string[];
}

export type Search = (words: string) => readonly FoundPart[];

export function createSearch(pages: readonly IndexedPage[]): Search {
  const parts = pages.flatMap(partsOf);
  const byId = new Map(parts.map((part) => [part.id, part]));
  const index = new MiniSearch<PagePart>({ fields: ["title", "heading", "text"] });
  index.addAll(parts);
  const options = { prefix: true, fuzzy: 0.15, combineWith: "AND", boost: { title: 4, heading: 3 } } as const;
  return (words) =>
    index.search(words, options).flatMap(({ id, terms }) => {
      const part = byId.get(id as string);
      return part ? [{ ...part, terms }] : [];
    });
}

/** The ids that headings can't have, because each page has them for itself. */
const reservedIds = ["content", "site-menu"];

/** The text of a page, part by part. Headings get the ids that they have on their own page. */
export function partsOf({ title, href, section, description = "", text }: IndexedPage): PagePart[] {
  const slugger = new GithubSlugger();
  for (const id of reservedIds) slugger.slug(id);
  const parts = [{ id: href, href, title, section, heading: "", text: description }];
  for (const element of new DOMParser().parseFromString(trustedHtml(text.html), "text/html").body.children) {
    for (const cell of element.querySelectorAll("th, td, li")) cell.append(" ");
    const words = (element.textContent ?? "").replace(/\s+/g, " ").trim();
    const last = parts.at(-1);
    if (/^H[1-6]$/.test(element.tagName)) {
      const id = slugger.slug(withoutEdges(words) || "section");
      parts.push({ id: `${href}#${id}`, href: `${href}#${id}`, title, section, heading: words, text: "" });
    } else if (last) last.text = `${last.text} ${words}`.trim();
  }
  return parts;
}

const withoutEdges = (heading: string) =>
  heading.normalize("NFC").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, "");
