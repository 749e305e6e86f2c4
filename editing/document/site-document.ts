import type { BlockWidth } from "../../schema/block/block-width.ts";
import type { Condition } from "../../schema/site/site-config.ts";

/** A block as written, without defaults. */
export interface BlockDocument {
  /** Unique on its page. */
  readonly id: string;
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  /** Whether it is left out of the site. */
  readonly hidden?: boolean;
  /** Absent if it is as wide as the page. */
  readonly width?: BlockWidth;
  /** What the editor may not change: its place (`layout`), or its content too. */
  readonly lock?: "layout" | "content";
  readonly if?: Condition;
}

/** A page as written, without defaults; it may break the schema. */
export interface PageDocument {
  readonly id: string;
  /** As written, with placeholders such as `{slug}`. */
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

/** An entry as its file was read. */
export interface EntryFile {
  readonly text: string;
  readonly document: EntryDocument;
}

export type EntryFiles = Readonly<Record<string, EntryFile>>;

/** Everything that edits apply to, as it is now. */
export interface EditedSite {
  readonly config: SiteDocument;
  /** By file; pictures, patterns and orders are among them. */
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
