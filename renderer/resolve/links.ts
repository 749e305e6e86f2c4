import type { Place } from "../../schema/problem.ts";
import { safeUrl, type Url } from "../../schema/safe-url.ts";
import { shownText } from "../../schema/shown-text.ts";
import { nearest } from "../../schema/suggest.ts";
import type { Report } from "./report.ts";
import { canonicalPath, type Route } from "./routes.ts";

/** What a build writes beside the pages, for visitors too. */
const writtenFiles = ["/feed.xml", "/sitemap.xml"];

/** A link as it is written into a page, or undefined when it may not be. */
export type ResolveLink = (text: string, place: Place) => string | undefined;

/** A link to a place on a page, to be checked when all pages are known. */
export interface AnchorLink {
  /** Of the page; a link that is on every page may lead to an anchor of each. */
  readonly path: string | undefined;
  readonly anchor: string;
  readonly place: Place;
}

export interface Links {
  /** Resolves links that are on this page, or on every page where none is named. */
  on(path: string | undefined): ResolveLink;
  readonly anchors: readonly AnchorLink[];
}

/** What links need to know of the site beside its routes. */
export interface LinkContext {
  /** The site's own host: what leads there leads to a page, or nowhere. */
  readonly host?: string | undefined;
  /** Canonical paths of pages of the config that have no route: left out, or with an address that can't be used. */
  readonly drafts?: readonly string[];
  readonly refused?: readonly string[];
}

/**
 * Turns authored links into ones that can be written: pages get their canonical path, telephone numbers lose
 * their spaces.
 *
 * It reports `bad-link` for an address that is none of the kinds we allow and `broken-link` for a page of this
 * site that does not exist or is a draft.
 */
export function createLinks(
  routes: readonly Route[],
  report: Report,
  { drafts = [], refused = [], host }: LinkContext = {},
): Links {
  const paths = new Set(routes.map((route) => route.path));
  const anchors: AnchorLink[] = [];
  const remember = (path: string | undefined, suffix: string, place: Place) => {
    const start = suffix.indexOf("#");
    if (start === -1) return;
    const anchor = suffix.slice(start + 1);
    if (anchor) anchors.push({ path, anchor: decoded(anchor, decodeURIComponent), place });
    else report.add("broken-anchor", place, "Nothing is named after the #.", "Write #top, or a block's id.");
  };
  const resolveOn = (current: string | undefined, text: string, place: Place) => {
    const url = inSite(safeUrl(text), host);
    if (!url) {
      report.add(
        "bad-link",
        place,
        `"${shownText(text)}" is not a link that can be written into a page.`,
        "Use a page such as /contact, an anchor such as #form, or an https, mailto or tel address.",
      );
      return undefined;
    }
    if (url.kind === "anchor") {
      remember(current, `#${url.anchor}`, place);
      return `#${url.anchor}`;
    }
    if (url.kind !== "path") return url.href;
    if (writtenFiles.includes(url.path)) return url.path;
    const path = canonicalPath(url.path);
    if (paths.has(path)) {
      remember(path, url.suffix, place);
      return `${path}${url.suffix}`;
    }
    // That there is no home page is one problem of its own.
    if (path === "/") return undefined;
    if (drafts.includes(path)) {
      const message = `The page at ${url.path} is a draft, which the site leaves out.`;
      report.add("broken-link", place, message, "Publish the page, or link to another one.");
      return undefined;
    }
    // That the page has an address that can't be used was said where it is written.
    if (refused.includes(path)) return undefined;
    const near = nearest(path, paths);
    report.add(
      "broken-link",
      place,
      `There is no page at ${shownText(url.path)}.`,
      near ? `Did you mean ${near.replace(/(.)\/$/, "$1")}?` : "Check the address, or make the page first.",
    );
    return undefined;
  };
  return { anchors, on: (path) => (text, place) => resolveOn(path, text, place) };
}

/** The site's own host by its address; none for what is no address. */
export function hostOf(url: unknown): string | undefined {
  return typeof url === "string" && URL.canParse(url) ? new URL(url).host : undefined;
}

/** The path of a web address that leads to the site itself; any other address as it is. */
export function inSite(url: Url | undefined, host: string | undefined): Url | undefined {
  if (url?.kind !== "web" || host === undefined) return url;
  const { host: led, pathname, search, hash } = new URL(url.href);
  return led === host ? { kind: "path", path: decoded(pathname, decodeURI), suffix: search + hash } : url;
}

function decoded(written: string, decode: (written: string) => string): string {
  try {
    const text = decode(written);
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(text) ? written : text;
  } catch {
    return written;
  }
}
