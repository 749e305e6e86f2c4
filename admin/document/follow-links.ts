import { followInMarkdown } from "./follow-in-markdown.ts";
import { followLink, type LinkFollower, linkFollower } from "./link-follower.ts";
import { isOrderFile } from "./order-file.ts";
import { isPictureFile } from "./picture-file.ts";
import type {
  BlockDocument,
  EntryDocument,
  EntryDocuments,
  PageDocument,
  SiteDocument,
} from "./site-document.ts";

/** Goes by the form of the text and not by schemas, so that links in blocks of unknown type follow too. */
export function followLinks(config: SiteDocument, paths: ReadonlyMap<string, string>): SiteDocument {
  const follower = linkFollower(config, paths);
  const pages = config.pages.map((page) => followOnPage(page, paths.get(page.id) ?? page.path, follower));
  const site = followInSite(config.site, follower);
  const followed = { ...config, site, pages: shareList(config.pages, pages) };
  if (!Array.isArray(config.redirects)) return followed;
  return { ...followed, redirects: followRedirects(config.redirects, follower) };
}

export function followInEntry(file: string, entry: EntryDocument, follower: LinkFollower): EntryDocument {
  if (isOrderFile(file) || isPictureFile(file)) return entry;
  const frontMatter = followInValue(entry.frontMatter, follower) as EntryDocument["frontMatter"];
  const body = followInMarkdown(entry.body, follower);
  return frontMatter === entry.frontMatter && body === entry.body ? entry : { ...entry, frontMatter, body };
}

export function followInEntries(
  entries: EntryDocuments,
  follower: LinkFollower,
  files: readonly string[] = Object.keys(entries),
): EntryDocuments {
  const followed = files.flatMap((file): [string, EntryDocument][] => {
    const entry = entries[file];
    const after = entry && followInEntry(file, entry, follower);
    return after === undefined || after === entry ? [] : [[file, after]];
  });
  return followed.length === 0 ? entries : { ...entries, ...Object.fromEntries(followed) };
}

/** The site's own address is no link to its home page, and the old address of a redirect stays. */
function followInSite(site: SiteDocument["site"], follower: LinkFollower): SiteDocument["site"] {
  const { url: _, redirects, ...others } = site;
  const followed = followInValue(others, follower);
  const sent = Array.isArray(redirects) ? followRedirects(redirects, follower) : redirects;
  if (followed === others && sent === redirects) return site;
  return {
    ...site,
    ...(followed as SiteDocument["site"]),
    ...(redirects !== undefined && { redirects: sent }),
  };
}

function followOnPage(page: PageDocument, path: string, follower: LinkFollower): PageDocument {
  const { id, path: _, blocks, ...fields } = page;
  const followed = followInValue(fields, follower) as typeof fields;
  const placed = shareList(
    blocks,
    blocks.map((block) => followInBlock(block, follower)),
  );
  if (followed === fields && placed === blocks && path === page.path) return page;
  return { ...page, ...followed, id, path, blocks: placed };
}

function followInBlock(block: BlockDocument, follower: LinkFollower): BlockDocument {
  if (!block.props) return block;
  const props = followInValue(block.props, follower) as NonNullable<BlockDocument["props"]>;
  return props === block.props ? block : { ...block, props };
}

function followRedirects(redirects: readonly unknown[], follower: LinkFollower): readonly unknown[] {
  return shareList(
    redirects,
    redirects.map((redirect) => followRedirect(redirect, follower)),
  );
}

function followRedirect(redirect: unknown, follower: LinkFollower): unknown {
  const { to } = (redirect ?? {}) as { to?: unknown };
  const followed = typeof to === "string" ? followLink(to, follower) : to;
  return followed === to ? redirect : { ...(redirect as object), to: followed };
}

function followInValue(value: unknown, follower: LinkFollower): unknown {
  if (typeof value === "string") return followInText(value, follower);
  if (Array.isArray(value)) {
    return shareList(
      value,
      value.map((item) => followInValue(item, follower)),
    );
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const followed = entries.map(([key, child]) => [key, followInValue(child, follower)] as const);
  return followed.every(([, child], index) => child === entries[index]?.[1])
    ? value
    : Object.fromEntries(followed);
}

function followInText(text: string, follower: LinkFollower): string {
  const followed = followLink(text, follower);
  return followed === text ? followInMarkdown(text, follower) : followed;
}

function shareList<T>(known: readonly T[], list: readonly T[]): readonly T[] {
  return list.every((item, index) => item === known[index]) ? known : list;
}
