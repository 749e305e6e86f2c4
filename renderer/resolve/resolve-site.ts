import type { Problem } from "../../schema/problem.ts";
import type { EntryConfig, SiteConfig } from "../../schema/site-config.ts";
import { checkResolved } from "../check/check-resolved.ts";
import type { Site } from "../site.ts";
import type { EntryResolver } from "./entries.ts";
import { openSite, type ResolveInput } from "./open-site.ts";
import { inOrder } from "./queries.ts";
import { resolveRedirects } from "./redirects.ts";
import type { Report } from "./report.ts";

/**
 * Config and content to a site in which everything is found: tokens replaced, Markdown rendered, entries,
 * pictures and links attached, every route unique. Pure; the editor calls it too.
 *
 * Reports what its parts report, what `checkResolved` does, and `duplicate-id` for pages and blocks.
 */
export function resolveSite(input: ResolveInput): { site: Site; problems: readonly Problem[] } {
  const open = openSite(input);
  const { config, report, entries, routes, links, pictures, context } = open;
  reportDuplicateIds(config, report);
  // Entries first: what is wrong in one is reported in its file, and not again where a page quotes it.
  for (const entry of entries) context.entries.find(entry.collection, entry.id);
  const pages = routes.map((route) => open.page(route));
  const redirects = resolveRedirects(config, routes, context);
  const site: Site = { settings: open.settings, pages, redirects, feed: feedOf(entries, context.entries) };
  checkResolved({ site, config, anchors: links.anchors, pictures }, report);
  return { site, problems: report.problems };
}

function reportDuplicateIds(config: SiteConfig, report: Report): void {
  const check = (items: readonly { readonly id: string }[], pointer: string, what: string) => {
    const seen = new Map<string, string>();
    items.forEach(({ id }, index) => {
      const own = `${pointer}/${index}/id`;
      const first = seen.get(id);
      if (first === undefined) seen.set(id, own);
      else
        report.add(
          "duplicate-id",
          { file: config.file, pointer: own },
          `Another ${what} has the id "${id}" already.`,
          {
            suggestion: "Choose another id.",
            related: [
              { file: config.file, pointer: first, message: `The first ${what} with the id "${id}".` },
            ],
          },
        );
    });
  };
  check(config.pages, "/pages", "page");
  config.pages.forEach((page, index) => {
    check(page.blocks, `/pages/${index}/blocks`, "block of this page");
  });
}

function feedOf(entries: readonly EntryConfig[], resolver: EntryResolver): Site["feed"] {
  return inOrder(entries, "posts").flatMap(({ id }) => {
    const post = resolver.find("posts", id);
    const { title, date, excerpt } = post as unknown as Record<"title" | "date" | "excerpt", string>;
    return post?.href ? [{ title, href: post.href, date, excerpt }] : [];
  });
}
