import type { BlockWidth } from "../schema/block/block-width.ts";
import type { AnyBlock, StructuredData } from "../schema/block/define-block.ts";
import type { Picture, Resolved, SafeHtml } from "../schema/fields/resolved.ts";
import type { ProblemLocation } from "../schema/problems/problem.ts";
import type { siteSchema } from "../schema/site/site-schema.ts";

export type Settings = Resolved<typeof siteSchema> & {
  readonly base: string;
  readonly origin: string;
  readonly languages: readonly string[];
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A block whose props are resolved, ready to be rendered. */
export interface SiteBlock {
  readonly id: string;
  /** Where it is written. */
  readonly place: ProblemLocation;
  readonly definition: AnyBlock;
  /** As the schema's `Resolved` describes them. */
  readonly props: unknown;
  /** The blocks inside it, at any depth. */
  readonly children: readonly SiteBlock[];
  /** Absent if it is as wide as the page. */
  readonly width?: BlockWidth;
}

/** A link to a part of a page, and where it is written. */
export interface AnchorLink {
  /** Of the page; undefined for the page that the link is on, if that is not known. */
  readonly path: string | undefined;
  /** What follows the `#`, decoded. */
  readonly anchor: string;
  readonly place: ProblemLocation;
}

export interface Alternate {
  readonly language: string;
  readonly href: string;
  /** False where search engines may not list the page. */
  readonly listed?: false;
}

export interface PageOutline {
  readonly id: string;
  /** Canonical: without the base, with a slash at its end. */
  readonly path: string;
  /** The path with the base. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Where it and its texts are written, for problems. */
  readonly places: {
    readonly page: ProblemLocation;
    readonly title: ProblemLocation;
    readonly description: ProblemLocation;
  };
  /** A BCP 47 tag. */
  readonly language: string;
  /** Of previews on social networks. */
  readonly picture?: Picture | undefined;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** Whether it is a page for addresses that don't exist. */
  readonly missing: boolean;
  /** Whether visitors find it by searching. */
  readonly isSearched?: boolean;
  /** Whether it has the search. */
  readonly isSearch?: boolean;
  /** The entry that it shows, if it is a page for each entry. */
  readonly entry: { readonly collection: string; readonly id: string } | undefined;
  /** The day of the entry's last change, if its collection has one. */
  readonly modified: string | undefined;
  /** The page in all languages, its own among them; empty if it is in one language. */
  readonly alternates: readonly Alternate[];
  /** With the base; of a paginated list. */
  readonly previous?: string | undefined;
  /** With the base; of a paginated list. */
  readonly next?: string | undefined;
  /** Of its blocks and headings, to which links can lead. */
  readonly ids: readonly string[];
  /** The paths of the JSON files with its deferred values. */
  readonly data: readonly string[];
  /** Sentences of its blocks for whoever builds the site. */
  readonly notes: readonly string[];
  /** Its position among the listed pages of its language, from 1. */
  readonly sheet: { readonly number: number; readonly count: number };
  /** The id of the run in which it was resolved; undefined if it can't be reused. */
  readonly resolvedIn?: string | undefined;
}

/** A page with its resolved blocks. */
export interface SitePage extends PageOutline {
  readonly keywords: readonly string[];
  readonly structuredData: readonly StructuredData[];
  /** The blocks around the page, such as header and footer. */
  readonly frame: readonly SiteBlock[];
  readonly blocks: readonly SiteBlock[];
}

export interface SiteFeed {
  /** Of its file, without the base. */
  readonly path: string;
  readonly title: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly format: "atom" | "rss" | "json" | "ics";
  /** Whether it is a calendar file of one event. */
  readonly isSingle?: boolean;
  /** The day of the build, of a feed without items. */
  readonly day?: string;
  readonly items: readonly {
    readonly title: string;
    readonly href: string;
    readonly date: string;
    /** Of an event: a day, or a moment with its zone. */
    readonly start?: string;
    readonly end?: string;
    readonly location?: string;
    readonly cancelled?: boolean;
    readonly slug?: string;
    readonly updated?: string;
    readonly summary?: string;
    /** What a reader knows it by, whatever its address is. */
    readonly id?: string;
    readonly content?: SafeHtml;
    readonly author?: string;
    readonly picture?: Picture;
  }[];
}

export interface SiteRedirect {
  /** With the base, and with its query. */
  readonly from: string;
  /** An address with the base, or of another site. */
  readonly to: string;
  /** An HTTP status from 301 to 308. */
  readonly status: number;
  /** Whether it takes precedence over a page, because of its query. */
  readonly isFirst?: boolean;
  /** Left to the page for missing addresses, because the site's host can't do it. */
  readonly isUnsupported?: boolean;
}

/** The pages of a site that the search lists under one title. */
export interface PageSection {
  readonly title: string;
  readonly pages: readonly { readonly title: string; readonly href: string }[];
}

export interface SiteSearch {
  /** The addresses of its pages, by language; the first stands for languages without one. */
  readonly hrefs: Readonly<Record<string, string>>;
  /** All searchable pages of a language by section, for its search page. */
  readonly sectionsIn?: (language: string) => readonly PageSection[];
  /** The section of a page, by which results can be filtered; empty for pages without one. */
  readonly groupOf?: (page: PageOutline) => string;
  /** What the links around pages call a page. */
  readonly nameOf?: (page: PageOutline) => string | undefined;
  /** Short texts of a page's entry, of which those that the page shows count more. */
  readonly fieldsOf?: (page: PageOutline) => readonly string[];
}

/** What a page needs to know about its site to be rendered. */
export interface SiteContext {
  readonly settings: Settings;
  /** At least the home page. */
  readonly pages: readonly Pick<PageOutline, "path" | "alternates">[];
  readonly feeds: readonly SiteFeed[];
  readonly redirects: readonly SiteRedirect[];
  /** Absent if the site has no search page. */
  readonly search?: SiteSearch | undefined;
}

/** A resolved site. */
export interface Site {
  readonly settings: Settings;
  /** Without their blocks, in the order of the config. */
  readonly pages: readonly PageOutline[];
  /** A page with its blocks, which may be resolved only now. */
  readonly whole: (page: PageOutline) => SitePage;
  readonly redirects: readonly SiteRedirect[];
  readonly feeds: readonly SiteFeed[];
  /** Whether it is built for another address than `site.url`, and so not listed by search engines. */
  readonly isStaging?: boolean;
  /** Absent if the site has no search page. */
  readonly search?: SiteSearch | undefined;
  /** Values that are published as JSON files, by path. */
  readonly deferred: ReadonlyMap<string, unknown>;
}
