import type { AnyBlock, StructuredData } from "../schema/define-block.ts";
import type { Place } from "../schema/problem.ts";
import type { Picture, Resolved } from "../schema/resolved.ts";
import type { siteSchema } from "../schema/site-schema.ts";

/** The settings that every site has. What the groups of its model say reaches pages by tokens only. */
export type Settings = Resolved<typeof siteSchema> & {
  /** What the addresses of the site start with: empty, or `/school` for a site below a path. */
  readonly base: string;
  /** The address without a path: `https://example.org`. */
  readonly origin: string;
  /** The site's languages, its own first. */
  readonly languages: readonly string[];
  /** Texts that take the place of the message catalogue's, by language and key. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A block with its props resolved, next to its definition. */
export interface SiteBlock {
  readonly id: string;
  /** Where it is placed in the config. */
  readonly place: Place;
  readonly definition: AnyBlock;
  readonly props: unknown;
  /** Every block inside it, at any depth. */
  readonly children: readonly SiteBlock[];
}

/** A link to an anchor of a page, which is checked once all pages are resolved. */
export interface AnchorLink {
  /** Of the page; a link that is on every page may lead to an anchor of each. */
  readonly path: string | undefined;
  readonly anchor: string;
  readonly place: Place;
}

/** A page in another language. */
export interface Alternate {
  readonly language: string;
  /** As links are written, with the base. */
  readonly href: string;
}

/** A page as the rest of the site needs to know it: JSON, without what is on it. */
export interface PageOutline {
  readonly id: string;
  /** The canonical path, with a slash at its end, without the base: `/blog/party-walls/`. */
  readonly path: string;
  /** The path as links are written, with the base. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Where the page, its title and its description are written. */
  readonly places: { readonly page: Place; readonly title: Place; readonly description: Place };
  /** A BCP 47 tag. */
  readonly language: string;
  readonly picture?: Picture | undefined;
  /** Whether search engines may list it; the pages for missing addresses never are. */
  readonly listed: boolean;
  /** Whether it is shown for addresses that do not exist: `/404/` and those of other languages. */
  readonly missing: boolean;
  /** The entry that it is the page of, if it is one's. */
  readonly entry: { readonly collection: string; readonly id: string } | undefined;
  /** When its entry was last changed, as 2025-03-31; a page without an entry has none. */
  readonly modified: string | undefined;
  /** This page in every language that it is in, itself among them; empty for a page in one language. */
  readonly alternates: readonly Alternate[];
  /** Of a paginated page: where the pages before and after it are. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  /** What links can lead to on it, by their ids. */
  readonly ids: readonly string[];
  /** The files with its deferred values: `/data/1a2b3c.json`. */
  readonly data: readonly string[];
  /** What its blocks say of themselves that is no mistake. */
  readonly notes: readonly string[];
  /** Which of the listed pages of its language it is, from 1. */
  readonly sheet: { readonly number: number; readonly count: number };
  /** The run in which it was resolved, if that is known. */
  readonly resolvedIn?: string | undefined;
}

export interface SitePage extends PageOutline {
  readonly keywords: readonly string[];
  /** From the templates of the site and of the page. */
  readonly structuredData: readonly StructuredData[];
  /** What stands around its blocks, the placeholder for them among it. */
  readonly frame: readonly SiteBlock[];
  readonly blocks: readonly SiteBlock[];
}

export interface SiteFeed {
  /** Without the base: `/feed.xml`. */
  readonly path: string;
  readonly title: string;
  readonly language: string;
  readonly format: "atom" | "rss" | "json";
  readonly items: readonly {
    readonly title: string;
    /** As links are written, with the base. */
    readonly href: string;
    /** As 2025-03-31. */
    readonly date: string;
    readonly updated?: string;
    readonly summary?: string;
  }[];
}

export interface SiteRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** Whether it goes before the page that is at its old address, for the query that it asks for. */
  readonly isFirst?: boolean;
  /** Whether the site's host can't do it, so that it is left to the page for missing addresses. */
  readonly isLeftOut?: boolean;
}

/** What a page needs of the site that it is on. */
export interface SiteAround {
  readonly settings: Settings;
  /** Of them, only where the home page is in each language. */
  readonly pages: readonly Pick<PageOutline, "path" | "alternates">[];
  readonly feeds: readonly SiteFeed[];
  /** Shown on the page for missing addresses only. */
  readonly redirects: readonly SiteRedirect[];
}

/** A site after resolve: nothing in it needs another look at config or content. */
export interface Site {
  readonly settings: Settings;
  readonly pages: readonly PageOutline[];
  /** A page with what is on it; resolved again each time that it is asked for but the first. */
  readonly whole: (page: PageOutline) => SitePage;
  /** Old addresses, then addresses without an entry, and where they lead: `/blog/*` to `/blog/`. */
  readonly redirects: readonly SiteRedirect[];
  readonly feeds: readonly SiteFeed[];
  /** Whether it is published at another address than its own, where search engines have no business. */
  readonly isStaging?: boolean;
  /** The values of deferred props, by the path of the file that each is written to: `/data/1a2b3c.json`. */
  readonly deferred: ReadonlyMap<string, unknown>;
}
