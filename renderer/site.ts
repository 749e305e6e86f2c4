import type { BlockWidth } from "../schema/block-width.ts";
import type { AnyBlock, StructuredData } from "../schema/define-block.ts";
import type { ProblemLocation } from "../schema/problem.ts";
import type { Picture, Resolved, SafeHtml } from "../schema/resolved.ts";
import type { siteSchema } from "../schema/site-schema.ts";

export type Settings = Resolved<typeof siteSchema> & {
  readonly base: string;
  readonly origin: string;
  readonly languages: readonly string[];
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export interface SiteBlock {
  readonly id: string;
  readonly place: ProblemLocation;
  readonly definition: AnyBlock;
  readonly props: unknown;
  readonly children: readonly SiteBlock[];
  readonly width?: BlockWidth;
}

export interface AnchorLink {
  readonly path: string | undefined;
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
  readonly missing: boolean;
  /** Whether visitors find it by searching. */
  readonly isSearched?: boolean;
  /** Whether it has the search. */
  readonly isSearch?: boolean;
  readonly entry: { readonly collection: string; readonly id: string } | undefined;
  readonly modified: string | undefined;
  readonly alternates: readonly Alternate[];
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly ids: readonly string[];
  readonly data: readonly string[];
  readonly notes: readonly string[];
  /** Its position among the listed pages of its language, from 1. */
  readonly sheet: { readonly number: number; readonly count: number };
  readonly resolvedIn?: string | undefined;
}

export interface SitePage extends PageOutline {
  readonly keywords: readonly string[];
  readonly structuredData: readonly StructuredData[];
  readonly frame: readonly SiteBlock[];
  readonly blocks: readonly SiteBlock[];
}

export interface SiteFeed {
  readonly path: string;
  readonly title: string;
  readonly language: string;
  readonly format: "atom" | "rss" | "json" | "ics";
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
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** Whether it takes precedence over a page, because of its query. */
  readonly isFirst?: boolean;
  /** Left to the page for missing addresses, because the site's host can't do it. */
  readonly isUnsupported?: boolean;
}

export interface PageSection {
  readonly title: string;
  readonly pages: readonly { readonly title: string; readonly href: string }[];
}

export interface SiteSearch {
  /** The addresses of its pages, by language; the first stands for languages without one. */
  readonly hrefs: Readonly<Record<string, string>>;
  readonly sectionsIn?: (language: string) => readonly PageSection[];
  readonly groupOf?: (page: PageOutline) => string;
  /** What the links around pages call a page. */
  readonly nameOf?: (page: PageOutline) => string | undefined;
  /** Short texts of a page's entry, of which those that the page shows count more. */
  readonly fieldsOf?: (page: PageOutline) => readonly string[];
}

export interface SiteContext {
  readonly settings: Settings;
  readonly pages: readonly Pick<PageOutline, "path" | "alternates">[];
  readonly feeds: readonly SiteFeed[];
  readonly redirects: readonly SiteRedirect[];
  readonly search?: SiteSearch | undefined;
}

export interface Site {
  readonly settings: Settings;
  readonly pages: readonly PageOutline[];
  readonly whole: (page: PageOutline) => SitePage;
  readonly redirects: readonly SiteRedirect[];
  readonly feeds: readonly SiteFeed[];
  readonly isStaging?: boolean;
  readonly search?: SiteSearch | undefined;
  readonly deferred: ReadonlyMap<string, unknown>;
}
