import type { Authored } from "./authored.ts";
import type { CollectionName } from "./collections/index.ts";
import type { pageSchema } from "./page-schema.ts";
import type { siteSchema } from "./site-schema.ts";

/** A block on a page, as the author placed it, with defaults filled in. */
export interface PlacedBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Whether it is left out of the site. */
  readonly hidden?: boolean;
  /** What the editor may not do to it. */
  readonly lock?: "layout" | "content";
}

export type PageConfig = Omit<Authored<typeof pageSchema>, "entries"> & {
  readonly entries?: CollectionName;
  readonly blocks: readonly PlacedBlock[];
};

/** site.config.json after parse: every key and type known, defaults filled in, texts as authored. */
export interface SiteConfig {
  readonly file: string;
  readonly site: Authored<typeof siteSchema>;
  readonly pages: readonly PageConfig[];
  /** Old addresses and where they lead now. */
  readonly redirects?: readonly { readonly from: string; readonly to: string }[];
}

/** An entry after parse: front matter checked, defaults filled in, texts and Markdown as authored. */
export interface EntryConfig {
  readonly file: string;
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}
