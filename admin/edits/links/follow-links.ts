import { collections, isCollection } from "../../../schema/collections/index.ts";
import { collectionOf } from "../entry-file.ts";
import type {
  BlockDocument,
  EntryDocument,
  EntryDocuments,
  PageDocument,
  SiteDocument,
} from "../site-document.ts";
import { followInMarkdown } from "./follow-in-markdown.ts";
import { followInValue, shareList } from "./follow-in-value.ts";
import { followLink, type LinkFollower, linkFollower } from "./link-follower.ts";

/**
 * A config in which pages (by id) have other addresses and every link to them has followed, with its query and
 * anchor: texts that are a link as a whole, and links in Markdown. It goes by the form of the text and not by
 * schemas, so that links in blocks of unknown type follow too.
 */
export function followLinks(config: SiteDocument, paths: ReadonlyMap<string, string>): SiteDocument {
  const follower = linkFollower(config, paths);
  const pages = config.pages.map((page) => followOnPage(page, paths.get(page.id) ?? page.path, follower));
  const site = followInSite(config.site, follower);
  const followed = { ...config, site, pages: shareList(config.pages, pages) };
  if (!Array.isArray(config.redirects)) return followed;
  return { ...followed, redirects: config.redirects.map((redirect) => followRedirect(redirect, follower)) };
}

/** An entry in which links have followed, in its text and in the fields that hold links or Markdown. */
export function followInEntry(file: string, entry: EntryDocument, follower: LinkFollower): EntryDocument {
  const collection = collectionOf(file);
  const schema = isCollection(collection) ? collections[collection] : undefined;
  const frontMatter = followInValue(entry.frontMatter, follower, schema) as EntryDocument["frontMatter"];
  const body = followInMarkdown(entry.body, follower);
  return frontMatter === entry.frontMatter && body === entry.body ? entry : { ...entry, frontMatter, body };
}

/** Entries in which links have followed: in all, or in those of the files that are named. */
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

/** The site's own address is no link to its home page. */
function followInSite(site: SiteDocument["site"], follower: LinkFollower): SiteDocument["site"] {
  const followed = followInValue(site, follower) as SiteDocument["site"];
  return Object.hasOwn(site, "url") && followed.url !== site.url ? { ...followed, url: site.url } : followed;
}

function followOnPage(page: PageDocument, path: string, follower: LinkFollower): PageDocument {
  const { id, path: _, blocks, ...fields } = page;
  const followed = followInValue(fields, follower) as typeof fields;
  const placed = shareList(
    blocks,
    blocks.map((block) => followInBlock(block, follower)),
  );
  if (followed === fields && placed === blocks && path === page.path) return page;
  // Spread over the page, so that its keys stay in their order.
  return { ...page, ...followed, id, path, blocks: placed };
}

function followInBlock(block: BlockDocument, follower: LinkFollower): BlockDocument {
  const props = followInValue(block.props, follower) as BlockDocument["props"];
  return props === block.props ? block : { ...block, props };
}

function followRedirect(redirect: unknown, follower: LinkFollower): unknown {
  const { to } = redirect as { to?: unknown };
  return typeof to === "string" ? { ...(redirect as object), to: followLink(to, follower) } : redirect;
}
