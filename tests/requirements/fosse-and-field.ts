import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "domhandler";
import { parse as parseYaml } from "yaml";
import type { scaleDrawing } from "../../blocks/_kit/scale-drawing/schemas.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { type BuiltPage, builtPages, textOf } from "../support/built-page.ts";
import { packageRoot } from "../support/package-root.ts";

// What the requirements say of the site as a whole, and the words in which its tests ask for it.

export const origin = "https://www.fosseandfield.example";
export const mobile = "07700 900412";
export const whatsappText = "Hi, I'd like to discuss my architectural project.";
export const slugs = [
  "victorian-house-extensions-leicester-guide",
  "london-building-regulations-2024-update",
  "leicester-loft-conversion-planning-permission-guide",
  "sustainable-architecture-trends-london-future",
  "party-wall-agreements-leicester-property-guide",
  "conservation-area-extensions-central-london",
];
export const projectIds = Array.from({ length: 11 }, (_, index) => String(index + 1));
export const categories = [
  "Leicester Architecture",
  "London Projects",
  "Building Regulations",
  "Design Trends",
];
export const allCategories = [...categories, "Planning Permission", "Case Studies"];

export const pages = builtPages();
export const everyPage = [...pages.values()].map((page) => [page.path, page] as const);
export const listedPages = everyPage.filter(([path]) => path !== "/404.html");
export const postPages = slugs.map(
  (slug) => [slug, pageAt(`/blog/${slug}/`), entry<Post>("posts", slug)] as const,
);
export const projectPages = projectIds.map(
  (id) => [id, pageAt(`/projects/${id}/`), entry<Project>("projects", id)] as const,
);

export interface Post {
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
  readonly lastModified: string;
  readonly location: string;
  readonly category: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly faqs: readonly { readonly question: string }[];
}

export interface Project {
  readonly title: string;
  readonly location: string;
  readonly projectType: string;
  readonly description: string;
  readonly drawing: Resolved<typeof scaleDrawing>;
  readonly size: string;
  readonly duration: string;
  readonly completedDate: string;
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
  readonly features: readonly string[];
  readonly gallery: readonly string[];
}

/** An entry's front matter, with dates as text. */
export function entry<Fields>(collection: string, id: string): Fields {
  const text = readFileSync(join(packageRoot, "content", collection, `${id}.md`), "utf8");
  return parseYaml(text.split(/^---$/m)[1] ?? "") as Fields;
}

export function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no ${path} in dist.`);
  return page;
}

export const mainText = (path: string) => textOf(pageAt(path).one("main"));
export const attribute = (name: string) => (element: Element) => element.attribs[name];
export const linksOf = (page: BuiltPage, selector: string, within?: Element) =>
  page.all(selector, within).map((link) => [textOf(link), link.attribs.href]);
export const contentOf = (page: BuiltPage, selector: string) => page.one(selector).attribs.content ?? "";

/** The texts of terms and what they stand for, in a definition list. */
export function definitions(page: BuiltPage, within: Element): [string, string][] {
  const terms = page.texts("dt", within);
  return page.texts("dd", within).map((value, index) => [terms[index] ?? "", value]);
}

export type Thing = Readonly<Record<string, unknown>>;

export function thingsOf(page: BuiltPage, type: string): Thing[] {
  const data = JSON.parse(textOf(page.one('script[type="application/ld+json"]'))) as {
    "@context": string;
    "@graph": Thing[];
  };
  return data["@graph"].filter((thing) => thing["@type"] === type);
}
