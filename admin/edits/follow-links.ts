import { canonicalPath } from "../../renderer/resolve/routes.ts";
import { safeUrl } from "../../schema/safe-url.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "./site-document.ts";

/** Where the path of a page with entries has the name of the entry. */
const hole = /\{(?:slug|id)\}/;

/** The new path for a link's path, or undefined if the link leads elsewhere. */
type Follow = (path: string) => string | undefined;

/**
 * A document in which pages (by id) have other addresses and every link to them has followed, with its query and
 * anchor: texts that are a link as a whole, and links in Markdown. It goes by the form of the text and not by
 * schemas, so that links in blocks of unknown type follow too.
 */
export function followLinks(document: SiteDocument, paths: ReadonlyMap<string, string>): SiteDocument {
  const follow = follower(document.pages, paths);
  const pages = document.pages.map((page) => followOnPage(page, paths.get(page.id) ?? page.path, follow));
  const site = followIn(document.site, follow) as SiteDocument["site"];
  const followed = { ...document, site, pages: shareList(document.pages, pages) };
  if (!Array.isArray(document.redirects)) return followed;
  return { ...followed, redirects: document.redirects.map((redirect) => followRedirect(redirect, follow)) };
}

function followOnPage(page: PageDocument, path: string, follow: Follow): PageDocument {
  const { id, path: _, blocks, ...fields } = page;
  const followed = followIn(fields, follow) as typeof fields;
  const placed = shareList(
    blocks,
    blocks.map((block) => followInBlock(block, follow)),
  );
  if (followed === fields && placed === blocks && path === page.path) return page;
  // Spread over the page, so that its keys stay in their order.
  return { ...page, ...followed, id, path, blocks: placed };
}

function followInBlock(block: BlockDocument, follow: Follow): BlockDocument {
  const props = followIn(block.props, follow) as BlockDocument["props"];
  return props === block.props ? block : { ...block, props };
}

function followRedirect(redirect: unknown, follow: Follow): unknown {
  const { to } = redirect as { to?: unknown };
  return typeof to === "string" ? { ...(redirect as object), to: followText(to, follow) } : redirect;
}

function followIn(value: unknown, follow: Follow): unknown {
  if (typeof value === "string") return followText(value, follow);
  if (Array.isArray(value))
    return shareList(
      value,
      value.map((item) => followIn(item, follow)),
    );
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const followed = entries.map(([key, child]) => [key, followIn(child, follow)] as const);
  return followed.every(([, child], index) => child === entries[index]?.[1])
    ? value
    : Object.fromEntries(followed);
}

function followText(text: string, follow: Follow): string {
  if (text.startsWith("/") && !/\s/.test(text)) return followUrl(text, follow);
  return text.replace(
    /(\]\(\s*<?)(\/[^\s)>]*)/g,
    (_, start: string, url: string) => start + followUrl(url, follow),
  );
}

function followUrl(text: string, follow: Follow): string {
  const url = safeUrl(text);
  const path = url?.kind === "path" ? follow(url.path) : undefined;
  if (path === undefined || url?.kind !== "path") return text;
  // A link keeps or goes without its slash at the end as it was written.
  const slash = url.path.endsWith("/") && url.path !== "/" ? "/" : "";
  const plain = url.path === "/" ? path : `${path.replace(/\/+$/, "")}${slash}`;
  return `${plain || "/"}${url.suffix}`;
}

function follower(pages: readonly PageDocument[], paths: ReadonlyMap<string, string>): Follow {
  const stayed = new Set<string>();
  const moved = new Map<string, string>();
  const patterns: { readonly start: string; readonly end: string; readonly to: string }[] = [];
  for (const { id, path } of pages) {
    const to = paths.get(id);
    const [start = "", end] = canonicalPath(path).split(hole);
    if (to === undefined) stayed.add(canonicalPath(path));
    else if (end === undefined) moved.set(canonicalPath(path), to);
    else if (hole.test(to)) patterns.push({ start, end, to });
  }
  return (path) => {
    const wanted = canonicalPath(path);
    if (stayed.has(wanted)) return undefined;
    const page = moved.get(wanted);
    if (page !== undefined) return page;
    for (const { start, end, to } of patterns) {
      const entry = wanted.slice(start.length, -end.length || undefined);
      if (wanted === `${start}${entry}${end}` && entry && !entry.includes("/"))
        return to.replace(hole, () => entry);
    }
    return undefined;
  };
}

/** The known list where nothing in it changed. */
function shareList<T>(known: readonly T[], list: readonly T[]): readonly T[] {
  return list.every((item, index) => item === known[index]) ? known : list;
}
