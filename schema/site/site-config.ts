import type { BlockWidth } from "../block/block-width.ts";
import type { Authored } from "../fields/authored.ts";
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
  /** What stands there if it does not hold: a value too, or another one with a condition. */
  readonly else?: unknown;
}

/** One of the two sides of a `Conditional`. */
export interface Branch {
  readonly key: "value" | "else";
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
  /** Conditions that an item must meet, by field. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Ids of items that are left out, or a token for one. */
  readonly except?: string | readonly string[];
  /** Ids of the items that are taken, in this order. */
  readonly only?: string | readonly string[];
  /** The id of an item, which is left out; the items behind it come first, then those before it. */
  readonly after?: string;
  /** A field, or several by precedence; a minus before one reverses it. */
  readonly sort?: string | readonly string[];
  /** The number of items that are skipped at the start. */
  readonly offset?: number;
  /** The largest number of items that are taken. */
  readonly limit?: number;
  /** A field; the list is then of groups, each with the items that have the same value in it. */
  readonly group?: string | { readonly by: string; readonly per?: "day" | "month" | "year" };
  /** What each item becomes, with tokens for its fields; without it, the item itself. */
  readonly item?: unknown;
}

/** A JSON-LD template: any JSON, with tokens. */
type StructuredDataTemplate = Readonly<Record<string, unknown>>;

export type PageConfig = Authored<typeof pageSchema> & {
  readonly entries?: string | Each;
  readonly paginate?: Each & { readonly size: number };
  readonly structuredData?: readonly StructuredDataTemplate[];
  readonly blocks: readonly PlacedBlock[];
};

/** One of `site.feeds`: the list of a feed's items, and where it is published. */
export interface FeedConfig extends Each {
  /** The address of the feed's file, such as `/news.xml`. */
  readonly path: string;
  /** The site's name if it is absent. */
  readonly title?: string;
  /** A BCP 47 tag; the site's main language if it is absent. */
  readonly language?: string;
  /** Of a feed in XML; Atom unless set. Other formats follow from the ending of `path`. */
  readonly format?: "atom" | "rss";
  /** An item's title, link, date and text, each with tokens. */
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
  /** The name of the file without `.md`. */
  readonly id: string;
  /** The front matter. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The Markdown below the front matter. */
  readonly body: string;
}

/** A file of content/patterns after parse: blocks that are kept under a name. */
export interface PatternConfig {
  readonly file: string;
  readonly title: string;
  readonly blocks: readonly PlacedBlock[];
}
