import type { Authored } from "./authored.ts";
import type { BlockWidth } from "./block-width.ts";
import type { pageSchema } from "./page-schema.ts";
import type { siteSchema } from "./site-schema.ts";

/** A block on a page, as the author placed it, with defaults filled in. */
export interface PlacedBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Whether it is left out of the site. */
  readonly hidden?: boolean;
  /** How wide it is on its page, unless as the page. */
  readonly width?: BlockWidth;
  /** What the editor may not do to it. */
  readonly lock?: "layout" | "content";
  /** What has to hold for it to be there. */
  readonly if?: Condition;
}

/** What has to hold of the entry, the item, the page or the site: tokens without braces, each with what `where` asks of a field. */
export type Condition = Readonly<Record<string, unknown>>;

/** A value, or an element of a list, that is there only if a condition holds. */
export interface Conditional {
  readonly if: Condition;
  readonly value: unknown;
}

/** The item of an `each` under a name, for entries of one collection. */
export interface Shape {
  readonly each: string;
  readonly item: unknown;
}

/** Takes the items of a list one by one, and makes of each what its place wants: see the guide on content. */
export interface Each {
  /** The name of a collection, or a token for a list. */
  readonly each: string;
  readonly where?: Readonly<Record<string, unknown>>;
  readonly except?: string | readonly string[];
  readonly only?: string | readonly string[];
  readonly after?: string;
  readonly sort?: string | readonly string[];
  readonly offset?: number;
  readonly limit?: number;
  readonly group?: string | { readonly by: string; readonly per?: "day" | "month" | "year" };
  readonly item?: unknown;
}

/** A JSON-LD template: any JSON, with tokens. */
export type StructuredDataTemplate = Readonly<Record<string, unknown>>;

export type PageConfig = Authored<typeof pageSchema> & {
  readonly entries?: string | Each;
  readonly paginate?: Each & { readonly size: number };
  readonly structuredData?: readonly StructuredDataTemplate[];
  readonly blocks: readonly PlacedBlock[];
};

export interface FeedConfig extends Each {
  readonly path: string;
  readonly title?: string;
  readonly language?: string;
  readonly format?: "atom" | "rss";
  readonly item: Readonly<Record<string, unknown>>;
}

/** `site`: the keys that every site has, and beside them the groups of the site's model. */
export type SiteSettings = Authored<typeof siteSchema> & {
  readonly frame?: readonly PlacedBlock[];
  readonly frames?: Readonly<Record<string, readonly PlacedBlock[]>>;
  readonly feeds?: readonly FeedConfig[];
  readonly shapes?: Readonly<Record<string, Shape>>;
  readonly structuredData?: readonly StructuredDataTemplate[];
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** site.config.json after parse: every key and type known, defaults filled in, texts as authored. */
export interface SiteConfig {
  readonly file: string;
  readonly site: SiteSettings;
  readonly pages: readonly PageConfig[];
}

/** An entry after parse: front matter checked, defaults filled in, texts and Markdown as authored. */
export interface EntryConfig {
  readonly file: string;
  readonly collection: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A file of content/patterns after parse: blocks that are kept under a name. */
export interface PatternConfig {
  readonly file: string;
  readonly title: string;
  readonly blocks: readonly PlacedBlock[];
}
