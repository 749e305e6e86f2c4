import type { BlockWidth } from "../../schema/block-width.ts";
import type { Condition } from "../../schema/site-config.ts";

export interface BlockDocument {
  readonly id: string;
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly hidden?: boolean;
  readonly width?: BlockWidth;
  readonly lock?: "layout" | "content";
  readonly if?: Condition;
}

export interface PageDocument {
  readonly id: string;
  readonly path: string;
  readonly blocks: readonly BlockDocument[];
  readonly [field: string]: unknown;
}

/** site.config.json as written; may break the schema. Never mutated: what an edit leaves alone keeps its identity. */
export interface SiteDocument {
  readonly site: Readonly<Record<string, unknown>>;
  readonly pages: readonly PageDocument[];
  readonly [key: string]: unknown;
}

/** As written, without defaults. The body's line ends are all "\n". */
export interface EntryDocument {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export type EntryDocuments = Readonly<Record<string, EntryDocument>>;

export interface EntryFile {
  readonly text: string;
  readonly document: EntryDocument;
}

export type EntryFiles = Readonly<Record<string, EntryFile>>;

export interface EditedSite {
  readonly config: SiteDocument;
  readonly entries: EntryDocuments;
}

export function siteLanguages({ language, languages }: SiteDocument["site"]): readonly string[] {
  const main = typeof language === "string" ? language : "en-GB";
  const all = Array.isArray(languages) ? languages.filter((tag) => typeof tag === "string") : [];
  return [...new Set([main, ...all])];
}

export function languageOfPage(page: PageDocument, { site }: Pick<SiteDocument, "site">): string {
  const [main = "en-GB"] = siteLanguages(site);
  return typeof page.language === "string" ? page.language : main;
}
