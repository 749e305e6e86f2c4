import type { SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import type { Site } from "../site.ts";
import { entrySchema } from "./entries.ts";
import { checkFeedAddresses } from "./feed-addresses.ts";
import type { AnchorLink } from "./links.ts";
import { type OpenSite, openSite, type ResolveInput } from "./open-site.ts";
import type { Pictures } from "./pictures.ts";
import { resolveRedirects } from "./redirects.ts";
import type { Report } from "./report.ts";
import type { ResolveContext } from "./resolve-context.ts";
import { resolveFeeds } from "./resolve-feeds.ts";
import { resolveValue } from "./values.ts";

/** A resolved site, and what checks of the whole need beside it. */
export interface Resolution {
  readonly site: Site;
  readonly anchors: readonly AnchorLink[];
  readonly pictures: Pictures;
  readonly report: Report;
}

/**
 * Config and content to a site in which everything is found: tokens replaced, Markdown rendered, pictures and links
 * attached, every route unique. Pure; the editor calls it too.
 *
 * Reports what its parts report, and `duplicate-id` for pages and blocks.
 */
export function resolveSite(input: ResolveInput): Resolution {
  const open = openSite(input);
  const { config, report, routes, links, pictures, context, settings } = open;
  reportDuplicateIds(config, report);
  // What is wrong in a setting or an entry is reported where it is written, and not again where a page quotes it.
  resolveGroups(input, context);
  resolveEntries(open);
  const pages = routes.map((route) => open.page(route));
  const redirects = resolveRedirects(config, routes, context);
  checkFeedAddresses(config, routes, report);
  const feeds = resolveFeeds(config, settings, open.contextIn);
  const site: Site = { settings, pages, redirects, feeds, deferred: context.deferred };
  return { site, anchors: links.anchors, pictures, report };
}

/** Resolves the settings that the model declares once, for what is wrong in them. */
function resolveGroups({ config, model }: ResolveInput, context: ResolveContext): void {
  const settings = config.site as Readonly<Record<string, unknown>>;
  for (const [name, group] of Object.entries(model.settings)) {
    const place = { file: config.file, pointer: pointerTo("/site", name) };
    resolveValue(group, settings[name], place, { ...context, quoted: true });
  }
}

/** Resolves every entry once, for what is wrong in its own file. */
function resolveEntries({ published, scheduled, entries, context, routes, links }: OpenSite): void {
  const paths = new Map(routes.map(({ entry, path }) => [entry, path]));
  for (const entry of [...published, ...scheduled]) {
    const collection = entries.collection(entry.collection);
    const ref = entries.ref(entry);
    const place = { file: entry.file, pointer: "/frontMatter" };
    const own: ResolveContext = {
      ...context,
      scope: ref.scope(),
      link: links.on(paths.get(entry)),
      language: String(entry.fields.language ?? context.language),
      quoted: true,
    };
    if (!collection) continue;
    resolveValue(collection.fields, entry.fields, place, own);
    const { body } = entrySchema(collection).properties;
    if (body) resolveValue(body, entry.body, { file: entry.file, pointer: "/body" }, own);
  }
}

function reportDuplicateIds({ file, pages, site }: SiteConfig, report: Report): void {
  const check = (items: readonly { readonly id: string }[], pointer: string, what: string) => {
    const seen = new Map<string, string>();
    items.forEach(({ id }, index) => {
      const own = `${pointer}/${index}/id`;
      const first = seen.get(id);
      if (first === undefined) seen.set(id, own);
      else
        report.add("duplicate-id", { file, pointer: own }, `Another ${what} has the id "${id}" already.`, {
          suggestion: "Choose another id.",
          related: [{ file, pointer: first, message: `The first ${what} with the id "${id}".` }],
        });
    });
  };
  check(pages, "/pages", "page");
  pages.forEach((page, index) => {
    check(page.blocks, `/pages/${index}/blocks`, "block of this page");
  });
  check(site.frame ?? [], "/site/frame", "block of the frame");
  for (const [name, frame] of Object.entries(site.frames ?? {}))
    check(frame, `/site/frames/${name}`, "block of the frame");
}
