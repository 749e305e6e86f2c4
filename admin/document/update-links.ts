import { createLinkUpdater, type LinkUpdater, updateLink } from "./link-updater.ts";
import { isOrderFile } from "./order-file.ts";
import { isPictureFile } from "./picture-file.ts";
import type {
  BlockDocument,
  EntryDocument,
  EntryDocuments,
  PageDocument,
  SiteDocument,
} from "./site-document.ts";
import { updateLinksInMarkdown } from "./update-links-in-markdown.ts";

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
