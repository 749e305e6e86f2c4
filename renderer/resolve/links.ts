import { parseUrl } from "../../schema/parse-url.ts";
import type { Place, ProblemDetails } from "../../schema/problem.ts";
import { safeUrl, type Url } from "../../schema/safe-url.ts";
import { didYouMean, nearest } from "../../schema/suggest.ts";
import { withoutTrailingSlashes } from "../../schema/trailing-slashes.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import type { AnchorLink } from "../site.ts";
import { createDependencyLog, type DependencyLog } from "./dependencies.ts";
import { canonicalPath, writtenPath } from "./page-address.ts";
import type { Report } from "./report.ts";
import type { Route } from "./routes.ts";

/** A link as it is written into a page, or undefined when it may not be. */
export type ResolveLink = (text: string, place: Place) => string | undefined;

export interface Links {
  /** Resolves links that are on this page, or on every page where none is named. */
  on(path: string | undefined): ResolveLink;
  readonly anchors: readonly AnchorLink[];
  /** Adds one that was resolved in an earlier run. */
  add(link: AnchorLink): void;
  /** Whether there is a page at a canonical path. */
  has(path: string): boolean;
}

/** Where a site is: its host, and what its paths start with there (empty, or `/school`). */
export interface SiteAddress {
  readonly host: string;
  readonly base: string;
}

/** What links need to know of the site beside its routes. */
export interface LinkContext {
  /** The site's own address: what leads there leads to a page, or nowhere. */
  readonly address?: SiteAddress | undefined;
  /** Paths of the files that visitors can have: the sitemap, the feeds, those of public/ and content/files. */
  readonly files?: ReadonlySet<string>;
  /** Canonical paths of pages of the config that have no route: left out, or with an address that can't be used. */
  readonly drafts?: readonly string[];
  /** By the canonical paths of pages that are left out until a day, that day. */
  readonly scheduled?: ReadonlyMap<string, string>;
  readonly refused?: ReadonlySet<string>;
  /** Canonical paths of entries whose address can't be used. */
  readonly refusedEntries?: ReadonlySet<string>;
  /** Records which pages are looked up. */
  readonly dependencies?: DependencyLog;
}

/**
 * Turns authored links into ones that can be written: pages get their canonical path, telephone numbers lose
 * their spaces. What leads to this site starts with its base.
 *
 * It reports `bad-link` for an address that is none of the kinds we allow and `broken-link` for a page or
 * file of this site that does not exist, is a draft, or is left out until its day.
 */
export function createLinks(routes: readonly Route[], report: Report, context: LinkContext = {}): Links {
  const {
    drafts = [],
    refused = new Set(),
    refusedEntries = new Set(),
    files = sitemapOnly,
    address,
    dependencies = createDependencyLog(),
  } = context;
  const base = address?.base ?? "";
  const paths = new Set(routes.map((route) => route.path));
  const anchors: AnchorLink[] = [];
  const entryPaths = new Map(routes.flatMap(({ entry, path }) => (entry ? [[entry.file, path]] : [])));
  // A text of an entry is the same wherever it is quoted, and so is where it leads.
  const pageOf = (current: string | undefined, { file }: Place) =>
    isEntryFile(file) ? entryPaths.get(file) : current;
  const add = (link: AnchorLink) => {
    dependencies.add({ kind: "anchor", link });
    anchors.push(link);
  };
  const remember = (path: string | undefined, suffix: string, place: Place) => {
    const start = suffix.indexOf("#");
    if (start === -1) return;
    const anchor = suffix.slice(start + 1);
    if (anchor) add({ path, anchor: decoded(anchor, decodeURIComponent), place });
    else report.add("broken-anchor", place, "Nothing is named after the #.", "Write #top, or a block's id.");
  };
  // The address of an entry, as a token writes it, need not be one that a link can have.
  const isRefused = (text: string) => {
    dependencies.add({ kind: "unknown" });
    return refusedEntries.has(text);
  };
  const resolveOn = (current: string | undefined, text: string, place: Place) => {
    const url = inSite(safeUrl(text), address);
    if (!url) {
      if (isRefused(text)) return undefined;
      report.add(
        "bad-link",
        place,
        `"${truncateForMessage(text)}" is not a link that can be written into a page.`,
        "Use a page such as /contact, an anchor such as #form, or an https, mailto or tel address.",
      );
      return undefined;
    }
    if (url.kind === "anchor") {
      remember(pageOf(current, place), `#${url.anchor}`, place);
      return `#${url.anchor}`;
    }
    if (url.kind !== "path") return url.href;
    if (files.has(decoded(url.path, decodeURIComponent))) return `${base}${url.path}${url.suffix}`;
    // A slash that is written as %2F is not one.
    const path = canonicalPath(decoded(url.path, decodeURI));
    const isPage = paths.has(path);
    // What else there may be at an address is not noted.
    if (isPage) dependencies.add({ kind: "path", path });
    else dependencies.add({ kind: "unknown" });
    if (isPage) {
      remember(path, url.suffix, place);
      return `${base}${path}${url.suffix}`;
    }
    // That there is no home page is one problem of its own.
    if (path === "/") return undefined;
    if (drafts.includes(path)) {
      const message = `The page at ${url.path} is a draft, which the site leaves out.`;
      report.add("broken-link", place, message, {
        suggestion: "Publish the page, or link to another one.",
        values: { reason: "draft", nearest: path },
      });
      return undefined;
    }
    const day = context.scheduled?.get(path);
    if (day !== undefined) {
      const message = `The page at ${url.path} is left out until ${day}.`;
      report.add("broken-link", place, message, {
        suggestion: "Publish the page now, link to another one, or add the link on that day.",
        values: { reason: "scheduled", nearest: path },
      });
      return undefined;
    }
    // That the page has an address that can't be used was said where it is written.
    if (refused.has(path) || refusedEntries.has(path) || isRefused(text)) return undefined;
    const what = /\.[a-z\d]+$/i.test(url.path) ? "file" : "page";
    const message = `There is no ${what} at ${truncateForMessage(url.path)}.`;
    report.add(
      "broken-link",
      place,
      message,
      withoutBase(path, base, paths) ?? nearestTo([...paths, ...files], path, what),
    );
    return undefined;
  };
  return {
    anchors,
    add,
    has: (path) => paths.has(path),
    on: (path) => (text, place) => resolveOn(path, text, place),
  };
}

/** For an address that is written with what is put before every address. */
function withoutBase(path: string, base: string, paths: ReadonlySet<string>): ProblemDetails | undefined {
  const inner = base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
  if (inner === undefined || !paths.has(inner)) return undefined;
  const suggestion = `Leave ${base} out, which is put before every address: ${writtenPath(inner)}.`;
  return { suggestion, values: { nearest: inner } };
}

/** What may have been meant by an address where nothing is. */
function nearestTo(known: readonly string[], path: string, what: "file" | "page"): ProblemDetails {
  const candidates = new Map(known.map((each) => [writtenPath(each), each]));
  const written = writtenPath(path);
  const shown = nearest(written, [...candidates.keys()]);
  const near = shown && candidates.get(shown);
  return {
    suggestion: shown ? didYouMean(written, shown, shown) : "Check the address, or make the page first.",
    values: { ...(what === "file" && { reason: what }), ...(near && { nearest: near }) },
  };
}

const isEntryFile = (file: string) => /^content\/.+\.md$/.test(file);

const sitemapOnly: ReadonlySet<string> = new Set(["/sitemap.xml"]);

/** Where a site is, by its `url`; undefined for what is not an address. */
export function siteAddressOf(url: unknown): SiteAddress | undefined {
  const parsed = typeof url === "string" ? parseUrl(url) : undefined;
  return parsed && { host: parsed.host, base: withoutTrailingSlashes(parsed.pathname) };
}

/** The path of a web address that leads to the site itself, without the base; any other address as it is. */
export function inSite(url: Url | undefined, address: SiteAddress | undefined): Url | undefined {
  if (url?.kind !== "web" || address === undefined) return url;
  const { host, pathname, search, hash } = new URL(url.href);
  const own = host === address.host && `${pathname}/`.startsWith(`${address.base}/`);
  if (!own) return url;
  const path = decoded(pathname.slice(address.base.length), decodeURI) || "/";
  return { kind: "path", path, suffix: search + hash };
}

function decoded(written: string, decode: (written: string) => string): string {
  try {
    const text = decode(written);
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(text) ? written : text;
  } catch {
    return written;
  }
}
