import { createReport } from "../../../renderer/resolve/report.ts";
import { replaceTokens } from "../../../renderer/resolve/tokens.ts";
import type { PageDocument, SiteDocument } from "../../edits/site-document.ts";
import { namePage } from "../../edits/words/name-page.ts";

/** What the entries of a collection are called, one of them. */
const oneOf: Readonly<Record<string, string>> = {
  posts: "post",
  projects: "project",
  categories: "category",
};

/**
 * What a page is called in a list: what the site's menu calls it; else its title without the company's name behind it,
 * or its id where the title is another one for each entry.
 */
export function pageTitle(page: PageDocument, site: SiteDocument["site"]): string {
  const inMenu = menuName(page, site);
  if (inMenu !== undefined) return inMenu;
  if (page.entries !== undefined || typeof page.title !== "string") return namePage(page);
  const title = replaceTokens(page.title, { site }, { file: "", pointer: "" }, createReport()).trim();
  const company = (site.company as { readonly name?: unknown } | undefined)?.name;
  const short = typeof company === "string" ? withoutEnding(title, company) : title;
  return short || namePage(page);
}

/** What the site's menu calls a page, if it leads there. */
export function menuName({ path }: PageDocument, site: SiteDocument["site"]): string | undefined {
  const { links } = (site.header ?? {}) as { readonly links?: unknown };
  const all: readonly (MenuLink | null)[] = Array.isArray(links) ? links : [];
  const text = all.find((link) => link?.href === path)?.text;
  return typeof text === "string" && text !== "" && !text.includes("{{") ? text : undefined;
}

interface MenuLink {
  readonly text?: unknown;
  readonly href?: unknown;
}

/** "One for each post", for a page that is made of entries; nothing for any other. */
export function entriesWords({ entries }: PageDocument): string | undefined {
  return typeof entries === "string" ? `One for each ${oneOf[entries] ?? "entry"}` : undefined;
}

function withoutEnding(title: string, company: string): string {
  if (!title.endsWith(company)) return title;
  const start = title.slice(0, -company.length);
  return /[|–—·-]\s*$/.test(start) ? start.replace(/\s*[|–—·-]\s*$/, "") : title;
}
