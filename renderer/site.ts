import type { AnyBlock, StructuredData } from "../schema/define-block.ts";
import type { ProblemLocation } from "../schema/problem.ts";
import type { Picture, Resolved } from "../schema/resolved.ts";
import type { siteSchema } from "../schema/site-schema.ts";

/** The settings that every site has. Those of the model's groups are available to tokens only. */
export type Settings = Resolved<typeof siteSchema> & {
  /** Empty, or `/school`. */
  readonly base: string;
  /** Without a path: `https://example.org`. */
  readonly origin: string;
  /** The site's own first. */
  readonly languages: readonly string[];
  /** Overrides of the catalogue's messages, by language and key. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export interface SiteBlock {
  readonly id: string;
  readonly place: ProblemLocation;
  readonly definition: AnyBlock;
  readonly props: unknown;
  readonly children: readonly SiteBlock[];
}

/** A link to an anchor of a page, which is checked once all pages are resolved. */
export interface AnchorLink {
  /** Undefined for a link that is on every page, which may lead to an anchor of each. */
  readonly path: string | undefined;
  readonly anchor: string;
  readonly place: ProblemLocation;
}

export interface Alternate {
  readonly language: string;
  readonly href: string;
}

/** What the rest of the site needs to know of a page: JSON, without its content. */
export interface PageOutline {
  readonly id: string;
  /** With a trailing slash, without the base: `/blog/party-walls/`. */
  readonly path: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly places: {
    readonly page: ProblemLocation;
    readonly title: ProblemLocation;
    readonly description: ProblemLocation;
  };
  readonly language: string;
  readonly picture?: Picture | undefined;
  readonly listed: boolean;
  /** Whether it is shown for addresses that do not exist: `/404/` and those of other languages. */
  readonly missing: boolean;
  readonly entry: { readonly collection: string; readonly id: string } | undefined;
  /** The last change of its entry, as 2025-03-31. */
  readonly modified: string | undefined;
  /** Includes the page itself; empty for a page in one language. */
  readonly alternates: readonly Alternate[];
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly ids: readonly string[];
  /** The files with its deferred values: `/data/1a2b3c.json`. */
  readonly data: readonly string[];
  /** Remarks of its blocks for the build's report. */
  readonly notes: readonly string[];
  /** Its position among the listed pages of its language, from 1. */
  readonly sheet: { readonly number: number; readonly count: number };
  /** The run that resolved it, if known. */
  readonly resolvedIn?: string | undefined;
}

export interface SitePage extends PageOutline {
  readonly keywords: readonly string[];
  readonly structuredData: readonly StructuredData[];
  /** Including the placeholder for the page's blocks. */
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
    readonly href: string;
    readonly date: string;
    readonly updated?: string;
    readonly summary?: string;
  }[];
}

export interface SiteRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** Whether it takes precedence over a page, because of its query. */
  readonly isFirst?: boolean;
  /** Left to the page for missing addresses, because the site's host can't do it. */
  readonly isUnsupported?: boolean;
}

export interface SiteContext {
  readonly settings: Settings;
  /** Only for where the home page is in each language. */
  readonly pages: readonly Pick<PageOutline, "path" | "alternates">[];
  readonly feeds: readonly SiteFeed[];
  /** Only for the page for missing addresses. */
  readonly redirects: readonly SiteRedirect[];
}

/** A resolved site: config and content are not needed any more. */
export interface Site {
  readonly settings: Settings;
  readonly pages: readonly PageOutline[];
  /** With its content, which is resolved again after the first call. */
  readonly whole: (page: PageOutline) => SitePage;
  /** Old addresses, then fallbacks of entries: `/blog/*` to `/blog/`. */
  readonly redirects: readonly SiteRedirect[];
  readonly feeds: readonly SiteFeed[];
  /** At another address than its own, which search engines should not list. */
  readonly isStaging?: boolean;
  /** By the path of their file: `/data/1a2b3c.json`. */
  readonly deferred: ReadonlyMap<string, unknown>;
}
