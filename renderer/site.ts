import type { AnyBlock } from "../schema/define-block.ts";
import type { Place } from "../schema/problem.ts";
import type { Resolved } from "../schema/resolved.ts";
import type { siteSchema } from "../schema/site-schema.ts";

export type Settings = Resolved<typeof siteSchema>;

/** A block with its props resolved, next to its definition. */
export interface SiteBlock {
  readonly id: string;
  /** Where it is placed in the config. */
  readonly place: Place;
  readonly definition: AnyBlock;
  readonly props: unknown;
}

export interface SitePage {
  readonly id: string;
  /** The canonical path, with a slash at its end: `/blog/party-walls/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Where the page, its title and its description are written. */
  readonly places: { readonly page: Place; readonly title: Place; readonly description: Place };
  readonly keywords: readonly string[];
  readonly picture:
    | Resolved<{ type: "string"; format: "media"; title: string; description: string }>
    | undefined;
  /** Whether search engines may list it; the page for missing addresses never is. */
  readonly listed: boolean;
  /** The entry that it is the page of, if it is one's. */
  readonly entry: { readonly collection: string; readonly value: object } | undefined;
  /** When its entry was last changed, as 2025-03-31; a page without an entry has none. */
  readonly modified: string | undefined;
  readonly blocks: readonly SiteBlock[];
}

/** 301 for an address that has moved for good; 302 for one that an entry may have tomorrow. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** A site after resolve: nothing in it needs another look at config or content. */
export interface Site {
  readonly settings: Settings;
  readonly pages: readonly SitePage[];
  /** Old addresses, and paths without an entry (`/blog/*` to `/blog/`), with where they lead. */
  readonly redirects: readonly Redirect[];
  /** The posts' pages, newest first, for the feed. */
  readonly feed: readonly {
    readonly title: string;
    readonly href: string;
    readonly date: string;
    readonly excerpt: string;
  }[];
}
