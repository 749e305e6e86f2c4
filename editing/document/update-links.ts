import { inSite, siteAddressOf } from "../../renderer/resolve/addresses/links.ts";
import { canonicalPath } from "../../renderer/resolve/addresses/page-address.ts";
import { markdownLinks } from "../../renderer/resolve/markdown/markdown-links.ts";
import { safeUrl } from "../../schema/fields/safe-url.ts";
import { withoutTrailingSlashes } from "../../schema/site/trailing-slashes.ts";
import { tokenPattern } from "../../schema/text/token-syntax.ts";
import { isOrderFile } from "./order.ts";
import { isPictureFile } from "./picture.ts";
import type {
  BlockDocument,
  EntryDocument,
  EntryDocuments,
  PageDocument,
  SiteDocument,
} from "./site-document.ts";

const placeholder = /\{(?:slug|id|page)\}/;

/** How a link changes when a page moves. */
interface UpdatedPath {
  /** Where the old path begins in the link. */
  readonly start: number;
  /** The old path, as it is written in the link. */
  readonly written: string;
  /** The new path. */
  readonly path: string;
}

interface LinkUpdater {
  /** The site's own host with its base path: `example.org/school`. */
  readonly host: string | undefined;
  /** Undefined if the link does not lead to a page that moves. */
  update(link: string): UpdatedPath | undefined;
}

export function createLinkUpdater(config: SiteDocument, paths: ReadonlyMap<string, string>): LinkUpdater {
  const address = siteAddressOf(config.site.url);
  const moved = movedPaths(config.pages, paths);
  const base = address?.base ?? "";
  return {
    host: address && address.host + base,
    update(link) {
      const url = inSite(safeUrl(link), address);
      const to = url?.kind === "path" ? moved(url.path) : undefined;
      const parts = /^(\s*(?:https?:\/\/[^/?#]*)?)([^?#]*)/i.exec(link);
      if (to === undefined || !parts) return undefined;
      const [, host = "", path = ""] = parts;
      const whole = path.trimEnd();
      const before = host.trim() === "" ? host : host + whole.slice(0, base.length);
      const written = host.trim() === "" ? whole : whole.slice(base.length);
      // A link keeps or goes without its slash at the end as it was written.
      const slash = written.endsWith("/") && written !== "/" ? "/" : "";
      const next = canonicalPath(written) === "/" ? to : `${withoutTrailingSlashes(to)}${slash}` || "/";
      return { start: before.length, written, path: next };
    },
  };
}

function updateLink(link: string, { update }: LinkUpdater): string {
  const updated = update(link);
  if (!updated) return link;
  const { start, written, path } = updated;
  return link.slice(0, start) + path + link.slice(start + written.length);
}

function movedPaths(
  pages: readonly PageDocument[],
  paths: ReadonlyMap<string, string>,
): (path: string) => string | undefined {
  const stayed = new Set<string>();
  const moved = new Map<string, string>();
  const patterns: { readonly start: string; readonly end: string; readonly to: string }[] = [];
  for (const { id, path } of pages) {
    const to = paths.get(id);
    const [start = "", end] = canonicalPath(path).split(placeholder);
    if (to === undefined) stayed.add(canonicalPath(path));
    else if (end === undefined) moved.set(canonicalPath(path), to);
    else if (placeholder.test(to)) {
      patterns.push({ start, end, to });
      if (path.includes("{page}"))
        moved.set(canonicalPath(path.replace(placeholder, "")), to.replace(placeholder, ""));
    }
  }
  return (path) => {
    const wanted = canonicalPath(path);
    if (stayed.has(wanted)) return undefined;
    const page = moved.get(wanted);
    if (page !== undefined) return page;
    for (const { start, end, to } of patterns) {
      const entry = wanted.slice(start.length, -end.length || undefined);
      if (wanted === `${start}${entry}${end}` && entry && !entry.includes("/"))
        return to.replace(placeholder, () => entry);
    }
    return undefined;
  };
}

/** Goes by the form of the text and not by schemas, so that links in blocks of unknown type follow too. */
export function updateLinks(config: SiteDocument, paths: ReadonlyMap<string, string>): SiteDocument {
  const follower = createLinkUpdater(config, paths);
  const pages = config.pages.map((page) =>
    updateLinksOnPage(page, paths.get(page.id) ?? page.path, follower),
  );
  const site = updateLinksInSite(config.site, follower);
  const followed = { ...config, site, pages: reuseList(config.pages, pages) };
  if (!Array.isArray(config.redirects)) return followed;
  return { ...followed, redirects: updateRedirects(config.redirects, follower) };
}

export function updateLinksInEntry(file: string, entry: EntryDocument, follower: LinkUpdater): EntryDocument {
  if (isOrderFile(file) || isPictureFile(file)) return entry;
  const frontMatter = updateLinksInValue(entry.frontMatter, follower) as EntryDocument["frontMatter"];
  const body = updateLinksInMarkdown(entry.body, follower);
  return frontMatter === entry.frontMatter && body === entry.body ? entry : { ...entry, frontMatter, body };
}

/** Entries with links updated; only those in `files`, if given. */
export function updateLinksInEntries(
  entries: EntryDocuments,
  follower: LinkUpdater,
  files: readonly string[] = Object.keys(entries),
): EntryDocuments {
  const followed = files.flatMap((file): [string, EntryDocument][] => {
    const entry = entries[file];
    const after = entry && updateLinksInEntry(file, entry, follower);
    return after === undefined || after === entry ? [] : [[file, after]];
  });
  return followed.length === 0 ? entries : { ...entries, ...Object.fromEntries(followed) };
}

/** The site's own address is no link to its home page, and the old address of a redirect stays. */
function updateLinksInSite(site: SiteDocument["site"], follower: LinkUpdater): SiteDocument["site"] {
  const { url: _, redirects, ...others } = site;
  const followed = updateLinksInValue(others, follower);
  const sent = Array.isArray(redirects) ? updateRedirects(redirects, follower) : redirects;
  if (followed === others && sent === redirects) return site;
  return {
    ...site,
    ...(followed as SiteDocument["site"]),
    ...(redirects !== undefined && { redirects: sent }),
  };
}

function updateLinksOnPage(page: PageDocument, path: string, follower: LinkUpdater): PageDocument {
  const { id, path: _, blocks, ...fields } = page;
  const followed = updateLinksInValue(fields, follower) as typeof fields;
  const placed = reuseList(
    blocks,
    blocks.map((block) => updateLinksInBlock(block, follower)),
  );
  if (followed === fields && placed === blocks && path === page.path) return page;
  return { ...page, ...followed, id, path, blocks: placed };
}

function updateLinksInBlock(block: BlockDocument, follower: LinkUpdater): BlockDocument {
  if (!block.props) return block;
  const props = updateLinksInValue(block.props, follower) as NonNullable<BlockDocument["props"]>;
  return props === block.props ? block : { ...block, props };
}

function updateRedirects(redirects: readonly unknown[], follower: LinkUpdater): readonly unknown[] {
  return reuseList(
    redirects,
    redirects.map((redirect) => updateRedirect(redirect, follower)),
  );
}

function updateRedirect(redirect: unknown, follower: LinkUpdater): unknown {
  const { to } = (redirect ?? {}) as { to?: unknown };
  const followed = typeof to === "string" ? updateLink(to, follower) : to;
  return followed === to ? redirect : { ...(redirect as object), to: followed };
}

function updateLinksInValue(value: unknown, follower: LinkUpdater): unknown {
  if (typeof value === "string") return updateLinksInText(value, follower);
  if (Array.isArray(value)) {
    return reuseList(
      value,
      value.map((item) => updateLinksInValue(item, follower)),
    );
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const followed = entries.map(([key, child]) => [key, updateLinksInValue(child, follower)] as const);
  return followed.every(([, child], index) => child === entries[index]?.[1])
    ? value
    : Object.fromEntries(followed);
}

function updateLinksInText(text: string, follower: LinkUpdater): string {
  const followed = updateLink(text, follower);
  return followed === text ? updateLinksInMarkdown(text, follower) : followed;
}

function reuseList<T>(known: readonly T[], list: readonly T[]): readonly T[] {
  return list.every((item, index) => item === known[index]) ? known : list;
}

/** Puts a mark before each possible path, and asks the renderer's lexer which are in the address of a link; code and plain text stay. */
export function updateLinksInMarkdown(markdown: string, follower: LinkUpdater): string {
  const text = hideTokens(markdown);
  const places = placesOfPaths(text, follower.host);
  if (places.length === 0) return markdown;
  const marked = splice(
    text,
    places.map((start, index) => ({ start, end: start, written: markOf(index) })),
  );
  const changes = new Map<number, Splice>();
  for (const { href, isBare } of markdownLinks(marked)) {
    const followed = follower.update(href.replaceAll(marks, ""));
    const start = followed && places[markAt(href, followed.start)];
    const end = followed && start !== undefined ? endOf(text, start, followed.written) : undefined;
    if (!followed || start === undefined || end === undefined) continue;
    const written = isBare ? encoded(followed.path) : escaped(followed.path);
    changes.set(start, { start, end, written: showTokens(written) });
  }
  return splice(
    markdown,
    [...changes.values()].toSorted((a, b) => a.start - b.start),
  );
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

const marks = /\/blockwork(\d+)x/g;
const markOf = (index: number) => `/blockwork${index}x`;

function markAt(href: string, offset: number): number {
  let length = 0;
  for (const { index, 0: mark, 1: number } of href.matchAll(marks)) {
    if (index - length === offset) return Number(number);
    length += mark.length;
  }
  return -1;
}

function placesOfPaths(text: string, host: string | undefined): number[] {
  const slashes = /(?<=^|[\s(:]|(?:\(\s*|\]:\s*)<)\\?\/(?![/>])/g;
  const places = [...text.matchAll(slashes)].map(({ index }) => index);
  if (host === undefined) return places;
  const hosts = new RegExp(host.replace(/[.[\]]/g, "\\$&"), "gi");
  const behind = [...text.matchAll(hosts)].map(({ index, 0: written }) => index + written.length);
  return [...places, ...behind].toSorted((a, b) => a - b);
}

function endOf(markdown: string, start: number, word: string): number | undefined {
  let at = start;
  for (let index = 0; index < word.length; index++) {
    if (markdown[at] === "\\" && markdown[at + 1] === word[index]) at++;
    if (markdown[at] !== word[index]) return undefined;
    at++;
  }
  return at;
}

function escaped(path: string): string {
  return path.replace(/[()[\]<>\\`]/g, "\\$&");
}

function encoded(path: string): string {
  return path.replace(
    /[()[\]<>`*]|(?<![.,:;!?_~'"&])[.,:;!?_~'"&]+$/g,
    (signs) => `%${[...signs].map((sign) => sign.charCodeAt(0).toString(16).toUpperCase()).join("%")}`,
  );
}

function splice(text: string, splices: readonly Splice[]): string {
  let at = 0;
  const parts = splices.map(({ start, end, written }) => {
    const part = text.slice(at, start) + written;
    at = end;
    return part;
  });
  return parts.join("") + text.slice(at);
}

const hidden = 0xe000;

/** Replaces tokens by as many private characters, which mean nothing in Markdown. */
function hideTokens(text: string): string {
  return text.replace(tokenPattern, (token) =>
    token.replace(/[\s\w{}.\\-]/g, (sign) => String.fromCharCode(hidden + sign.charCodeAt(0))),
  );
}

function showTokens(text: string): string {
  return text.replace(/[\ue000-\ue0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - hidden));
}

export function pageMoves(before: SiteDocument, now: SiteDocument): ReadonlyMap<string, string> {
  const paths = new Map(now.pages.map(({ id, path }) => [id, path]));
  return new Map(
    before.pages.flatMap(({ id, path }) => {
      const to = paths.get(id);
      return to === undefined || to === path ? [] : [[id, to]];
    }),
  );
}

/** Entries with links updated to the paths of pages that have moved between two versions. */
export function updateLinksForMoves(
  entries: EntryDocuments,
  before: SiteDocument,
  now: SiteDocument,
): EntryDocuments {
  const moves = pageMoves(before, now);
  return moves.size === 0 ? entries : updateLinksInEntries(entries, createLinkUpdater(before, moves));
}
