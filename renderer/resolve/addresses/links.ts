import { safeUrl, type Url } from "../../../schema/fields/safe-url.ts";
import type { ProblemDetails, ProblemLocation } from "../../../schema/problems/problem.ts";
import { withoutTrailingSlashes } from "../../../schema/site/trailing-slashes.ts";
import { telephoneHref } from "../../../schema/telephone/telephone-href.ts";
import { withoutInvisibleSigns } from "../../../schema/text/invisible-signs.ts";
import { parseUrl } from "../../../schema/text/parse-url.ts";
import { plainNumber } from "../../../schema/text/plain-number.ts";
import { didYouMean, nearest } from "../../../schema/text/suggest.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import type { AnchorLink } from "../../site.ts";
import { createDependencyLog, type DependencyLog } from "../report/dependencies.ts";
import type { Report } from "../report/report.ts";
import { canonicalPath, withoutTrailingSlash } from "./page-address.ts";
import type { Route } from "./routes.ts";

export type ResolveLink = (text: string, place: ProblemLocation) => string | undefined;

/** Resolves links and collects those that lead to a part of a page. */
export interface Links {
  /** A function that resolves links written on the page with this path; undefined for texts that are on no page. */
  on(path: string | undefined): ResolveLink;
  /** The links to a part of a page that were resolved so far. */
  readonly anchors: readonly AnchorLink[];
  /** Adds a link that was resolved in a previous run. */
  add(link: AnchorLink): void;
  /** Whether there is a page at this path. */
  has(path: string): boolean;
}

/** The parts of `site.url`. */
export interface SiteAddress {
  /** With its port, without the protocol. */
  readonly host: string;
  /** The path without a slash at its end; empty at the root. */
  readonly base: string;
}

interface LinkContext {
  /** By which links with the site's own host are recognized; absent if `site.url` is not valid. */
  readonly address?: SiteAddress | undefined;
  /** The paths of files that are published beside the pages. */
  readonly files?: ReadonlySet<string>;
  /** The paths of pages that are drafts. */
  readonly drafts?: readonly string[];
  /** By path, the day on which a page is published. */
  readonly scheduled?: ReadonlyMap<string, string>;
  /** The paths of pages that were reported already, to which no second problem is added. */
  readonly refused?: ReadonlySet<string>;
  /** The same for the pages of entries. */
  readonly refusedEntries?: ReadonlySet<string>;
  /** The address of a telephone number, as all of the site writes it. */
  readonly telephone?: (number: string) => string | undefined;
  readonly dependencies?: DependencyLog;
}

/**
 * Pages get their canonical path with the site's base, telephone numbers lose their spaces. Reports `bad-link` for
 * other kinds of addresses and `broken-link` for a page or file of this site that does not exist, is a draft, or is
 * published later.
 */
export function createLinks(routes: readonly Route[], report: Report, context: LinkContext = {}): Links {
  const {
    drafts = [],
    refused = new Set(),
    refusedEntries = new Set(),
    files = sitemapOnly,
    address,
    telephone,
    dependencies = createDependencyLog(),
  } = context;
  const base = address?.base ?? "";
  const paths = new Set(routes.map((route) => route.path));
  const anchors: AnchorLink[] = [];
  const entryPaths = new Map(routes.flatMap(({ entry, path }) => (entry ? [[entry.file, path]] : [])));
  // Texts of an entry are the same wherever they are quoted, and so are their links.
  const pageOf = (current: string | undefined, { file }: ProblemLocation) =>
    isEntryFile(file) ? entryPaths.get(file) : current;
  const add = (link: AnchorLink) => {
    dependencies.add({ kind: "anchor", link });
    anchors.push(link);
  };
  const remember = (path: string | undefined, suffix: string, place: ProblemLocation) => {
    const start = suffix.indexOf("#");
    if (start === -1) return;
    const anchor = suffix.slice(start + 1);
    if (anchor) add({ path, anchor: decoded(anchor, decodeURIComponent), place });
    else report.add("broken-anchor", place, "Nothing is named after the #.", "Write #top, or a block's id.");
  };
  // The address of an entry, as a token writes it, may be invalid for a link.
  const isRefused = (text: string) => {
    dependencies.add({ kind: "unknown" });
    return refusedEntries.has(text);
  };
  const reportAbsent = (path: string, shown: string, place: ProblemLocation): boolean => {
    const absent = absentPage(path, shown, drafts, context.scheduled);
    if (absent) report.add("broken-link", place, absent.message, absent.details);
    return absent !== undefined;
  };
  const reportNoFile = (file: string, place: ProblemLocation) => {
    const near = nearest(file, [...entryPaths.keys()]);
    const details = near === undefined ? {} : nearestFile(near, place);
    report.add("broken-link", place, `No page is made of ${truncateForMessage(file)}.`, details);
  };
  const resolveOn = (
    current: string | undefined,
    text: string,
    place: ProblemLocation,
  ): string | undefined => {
    const linked = linkedFile(text, place);
    if (linked) {
      dependencies.add({ kind: "unknown" });
      const path = entryPaths.get(linked.file);
      if (path !== undefined)
        return resolveOn(current, `${withoutTrailingSlash(path)}${linked.suffix}`, place);
      reportNoFile(linked.file, place);
      return undefined;
    }
    const url = inSite(safeUrl(text), address);
    if (url?.kind !== "path" && url?.kind !== "anchor" && reportInvisible(text, place, report))
      return undefined;
    if (!url) {
      if (isRefused(text)) return undefined;
      report.add(
        "bad-link",
        place,
        `"${truncateForMessage(text)}" is not a link that can be written into a page.`,
        likelyLink(text, paths) ?? otherLinks,
      );
      return undefined;
    }
    if (url.kind === "anchor") {
      remember(pageOf(current, place), `#${url.anchor}`, place);
      return `#${url.anchor}`;
    }
    if (url.kind === "contact" && url.href.startsWith("tel:"))
      return telephone?.(text.trim().slice("tel:".length)) ?? url.href;
    if (url.kind !== "path") return url.href;
    if (files.has(decoded(url.path, decodeURIComponent))) return `${base}${url.path}${url.suffix}`;
    const path = canonicalPath(decoded(url.path, decodeURI));
    const isPage = paths.has(path);
    if (isPage) dependencies.add({ kind: "path", path });
    else dependencies.add({ kind: "unknown" });
    if (isPage) {
      remember(path, url.suffix, place);
      return `${base}${path}${url.suffix}`;
    }
    if (path === "/") return undefined;
    if (reportAbsent(path, url.path, place)) return undefined;
    if (refused.has(path) || refusedEntries.has(path) || isRefused(text)) return undefined;
    const missing = missingTarget(path, url.path, { base, paths, files });
    report.add("broken-link", place, missing.message, missing.details);
    return undefined;
  };
  return {
    anchors,
    add,
    has: (path) => paths.has(path),
    on: (path) => (text, place) => resolveOn(path, text, place),
  };
}

/** The file of another entry that a text of an entry links to as files do, `rye.md#crust` or `../shops/york.md`. */
function linkedFile(text: string, { file }: ProblemLocation) {
  const [, path, suffix = ""] = /^([^\s/:?#][^\s:?#]*\.md)([?#].*)?$/i.exec(text.trim()) ?? [];
  if (path === undefined || !isEntryFile(file)) return undefined;
  const parts = file.split("/").slice(0, -1);
  for (const part of decoded(path, decodeURI).split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return { file: parts.join("/"), suffix };
}

function nearestFile(near: string, { file }: ProblemLocation): ProblemDetails {
  const [, , ...below] = near.split("/");
  const isSibling = near.startsWith(file.slice(0, file.lastIndexOf("/") + 1));
  const written = isSibling ? below.join("/") : `../${near.split("/").slice(1).join("/")}`;
  return { suggestion: `Did you mean ${truncateForMessage(written)}?`, values: { nearest: written } };
}

interface KnownTargets {
  readonly base: string;
  readonly paths: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

function missingTarget(path: string, shown: string, { base, paths, files }: KnownTargets) {
  const what = /\.[a-z\d]+$/i.test(shown) ? "file" : "page";
  const written = truncateForMessage(shown);
  const details =
    withoutBase(path, base, paths) ??
    withoutEnding(path, paths) ??
    nearestTo([...paths, ...files], path, what);
  return {
    message: `There is no ${what} at ${written}.`,
    details: { ...details, values: { ...details.values, ...(what === "page" && { written }) } },
  };
}

const otherLinks =
  "Use a page such as /contact, an anchor such as #form, or an https, mailto or tel address.";

/** What somebody meant by www.example.com, contact.html, anna@example.com, 0116 496 0187 or //example.com. */
function likelyLink(text: string, paths: ReadonlySet<string>): ProblemDetails | undefined {
  const written = withoutInvisibleSigns(text.trim());
  if (written === "") return undefined;
  const page = `/${written.replace(/^(?:\.{0,2}\/)+/, "")}`;
  const web = `https://${written.replace(/^(?:https?)?:?[\\/]*/i, "")}`;
  const isPage = !written.startsWith("//") && pageWithoutEnding(page, paths) !== undefined;
  const candidates = [
    isPage ? withoutTrailingSlash(pageWithoutEnding(page, paths) ?? "") : "",
    written.includes("@") ? `mailto:${written.replace(/^mailto:\s*(?:\/\/)?/i, "")}` : "",
    /^[+(]?\d[\d\s()/.-]{5,}$/.test(plainNumber(written)) ? (telephoneHref(written) ?? "") : "",
    /^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)*\.\p{L}{2,}(?:[/?#:]|$)/u.test(web) && !/\s/.test(web) ? web : "",
  ];
  const found = candidates.find((candidate) => safeUrl(candidate) !== undefined);
  if (found === undefined || found === written) return undefined;
  return { suggestion: `Did you mean ${truncateForMessage(found)}?`, values: { nearest: found } };
}

/** /contact for /contact.html, and / for /index.php. */
function pageWithoutEnding(path: string, paths: ReadonlySet<string>): string | undefined {
  const [bare = ""] = path.split(/[?#]/, 1);
  const names = [bare, bare.replace(/\.(?:x?html?|php|aspx?|md)$/i, "")].flatMap((name) => [
    name,
    name.replace(/\/(?:index|default|home)$/i, "/"),
  ]);
  return names
    .flatMap((name) => [name, name.toLowerCase()])
    .map(canonicalPath)
    .find((name) => paths.has(name));
}

/** Addresses within the site need no check of their own: no page has such an address, and the nearest is suggested. */
function reportInvisible(text: string, place: ProblemLocation, report: Report): boolean {
  const visible = withoutInvisibleSigns(text.trim());
  if (visible === text.trim() || !safeUrl(visible) || /^tel:/i.test(visible)) return false;
  report.add("bad-link", place, `"${truncateForMessage(text)}" has a character in it that nobody sees.`, {
    suggestion: didYouMean(text, visible, visible),
    values: { reason: "invisible", nearest: visible },
  });
  return true;
}

interface AbsentPage {
  readonly message: string;
  readonly details: ProblemDetails;
}

function absentPage(
  path: string,
  shown: string,
  drafts: readonly string[],
  scheduled: LinkContext["scheduled"],
): AbsentPage | undefined {
  if (drafts.includes(path)) {
    const suggestion = "Publish the page, or link to another one.";
    const message = `The page at ${shown} is a draft, which the site leaves out.`;
    return { message, details: { suggestion, values: { reason: "draft", nearest: path } } };
  }
  const day = scheduled?.get(path);
  if (day === undefined) return undefined;
  const suggestion = "Publish the page now, link to another one, or add the link on that day.";
  const message = `The page at ${shown} is left out until ${day}.`;
  return { message, details: { suggestion, values: { reason: "scheduled", nearest: path } } };
}

function withoutBase(path: string, base: string, paths: ReadonlySet<string>): ProblemDetails | undefined {
  const inner = base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
  if (inner === undefined || !paths.has(inner)) return undefined;
  const suggestion = `Leave ${base} out, which is put before every address: ${withoutTrailingSlash(inner)}.`;
  return { suggestion, values: { nearest: inner } };
}

function withoutEnding(path: string, paths: ReadonlySet<string>): ProblemDetails | undefined {
  const written = withoutTrailingSlash(path);
  const nearest = pageWithoutEnding(written, paths);
  if (nearest === undefined || !/\.[a-z]+$|\/(?:index|default|home)$/i.test(written)) return undefined;
  return { suggestion: `Did you mean ${withoutTrailingSlash(nearest)}?`, values: { nearest } };
}

function nearestTo(known: readonly string[], path: string, what: "file" | "page"): ProblemDetails {
  const candidates = new Map(known.map((each) => [withoutTrailingSlash(each), each]));
  const written = withoutTrailingSlash(path);
  const shown = nearest(written, [...candidates.keys()]);
  const near = shown && candidates.get(shown);
  return {
    suggestion: shown ? didYouMean(written, shown, shown) : "Check the address, or make the page first.",
    values: { ...(what === "file" && { reason: what }), ...(near && { nearest: near }) },
  };
}

const isEntryFile = (file: string) => /^content\/.+\.md$/.test(file);

const sitemapOnly: ReadonlySet<string> = new Set(["/sitemap.xml"]);

export function siteAddressOf(url: unknown): SiteAddress | undefined {
  const parsed = typeof url === "string" ? parseUrl(url) : undefined;
  return parsed && { host: parsed.host, base: withoutTrailingSlashes(parsed.pathname) };
}

export function inSite(url: Url | undefined, address: SiteAddress | undefined): Url | undefined {
  if (url?.kind !== "web" || address === undefined) return url;
  const { host, pathname, search, hash } = new URL(url.href);
  const own = host === address.host && `${pathname}/`.startsWith(`${address.base}/`);
  if (!own) return url;
  const path = decoded(pathname.slice(address.base.length), decodeURI) || "/";
  return { kind: "path", path, suffix: search + hash };
}

const plain = /^[ -~]*$/;

function decoded(written: string, decode: (written: string) => string): string {
  try {
    const text = decode(written);
    return !plain.test(text) && /[\p{C}\p{Zl}\p{Zp}]/u.test(text) ? written : text;
  } catch {
    return written;
  }
}
