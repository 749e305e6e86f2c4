import type { SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import type { PageOutline, Site, SitePage } from "../site.ts";
import { contentHash } from "./content-hash.ts";
import { entrySchema } from "./entries.ts";
import { checkFeedAddresses } from "./feed-addresses.ts";
import type { AnchorLink } from "./links.ts";
import { type OpenSite, openSite, type ResolveInput } from "./open-site.ts";
import { pageOutline } from "./page-outline.ts";
import { createParts, type Parts, type SavedParts } from "./parts.ts";
import type { Pictures } from "./pictures.ts";
import { resolveRedirects } from "./redirects.ts";
import { createReport, type Report } from "./report.ts";
import type { ResolveContext } from "./resolve-context.ts";
import { resolveFeeds } from "./resolve-feeds.ts";
import type { Route } from "./routes.ts";
import type { Ref } from "./scope.ts";
import { trackedEntry } from "./tracked-entry.ts";
import { resolveValue } from "./values.ts";
import { createVersions, type VersionsInput } from "./versions.ts";

export interface ResolveSiteInput extends ResolveInput, Pick<VersionsInput, "bodyVersion"> {
  /** What came of a run before, of a site with the same settings, model, blocks, pictures and files. */
  readonly before?: SavedParts | undefined;
  /** A name for this run that no other has: what is resolved in it carries it. */
  readonly run?: string | undefined;
  /** Is called for each page that is resolved, to report what is wrong with it alone. */
  readonly checkPage?: (page: SitePage, report: Report) => void;
}

/** A resolved site, and what checks of the whole need beside it. */
export interface Resolution {
  readonly site: Site;
  readonly anchors: readonly AnchorLink[];
  readonly pictures: Pictures;
  readonly report: Report;
  /** For the next run. */
  readonly saved: () => SavedParts;
}

/**
 * Config and content to a site in which everything is found: tokens replaced, Markdown rendered, pictures and links
 * attached, every route unique. Pure; the editor calls it too. Pages and entries that would come out as they did before
 * are not resolved again.
 *
 * Reports what its parts report, and `duplicate-id` for pages and blocks.
 */
export function resolveSite(input: ResolveSiteInput): Resolution {
  const { report = createReport(), before, run = "", checkPage = () => undefined } = input;
  const entries = input.entries.map((entry) => trackedEntry(entry, report.journal));
  const open = openSite({ ...input, entries, report });
  const { config, routes, links, pictures, context, settings, sheets } = open;
  const parts = createParts({
    before,
    run,
    journal: report.journal,
    versionOf: createVersions({ ...input, open }),
    onRecall: (notes) => recall(notes, open),
  });
  reportDuplicateIds(config, report);
  // What is wrong in a setting or an entry is reported where it is written, and not again where a page quotes it.
  resolveGroups(input, context);
  resolveEntries(open, parts);
  const resolved = new Map<string, SitePage>();
  const stateOf = routeState(open);
  const pages = routes.map((route): PageOutline => {
    const name = `page ${route.path}`;
    const outline = parts.of({
      name,
      state: stateOf(route),
      make() {
        const page = open.page(route);
        checkPage(page, report);
        resolved.set(route.path, page);
        return pageOutline(page);
      },
    });
    return { ...outline, sheet: sheets(route), resolvedIn: parts.madeIn(name) };
  });
  const routeAt = new Map(routes.map((route) => [route.path, route]));
  // Nothing was wrong with a page that is recalled, and what checks of the whole find since then is no part of it.
  const whole = ({ path }: PageOutline) =>
    resolved.get(path) ?? open.page(routeAt.get(path) as Route, createReport());
  const redirects = resolveRedirects(config, routes, context);
  checkFeedAddresses(config, routes, report);
  const feeds = resolveFeeds(config, settings, open.contextIn);
  const site: Site = { settings, pages, whole, redirects, feeds, deferred: context.deferred };
  return { site, anchors: links.anchors, pictures, report, saved: parts.saved };
}

/** Does what resolving a part again would do beside giving its value. */
function recall(notes: Iterable<string>, { links, pictures }: OpenSite): void {
  for (const note of notes) {
    if (note.startsWith("picture ")) pictures.use(note.slice("picture ".length));
    else if (note.startsWith("anchor ")) links.add(JSON.parse(note.slice("anchor ".length)) as AnchorLink);
  }
}

/** What a page is made from beside what is noted while it is resolved. */
function routeState({ translations }: OpenSite): (route: Route) => string {
  const hashes = new Map<unknown, string>();
  const hashOf = (page: unknown) => {
    const known = hashes.get(page) ?? contentHash(JSON.stringify(page));
    hashes.set(page, known);
    return known;
  };
  return (route) => {
    const { page, pointer, language, entry, part } = route;
    return JSON.stringify([
      hashOf(page),
      pointer,
      language,
      entry && `${entry.collection}/${entry.id}`,
      translations.of(route),
      part && { ...part, items: contentHash(JSON.stringify(part.items.map(identityOf))) },
    ]);
  };
}

/** Which item it is: an entry, a group of items, or a value. */
function identityOf({ place, value, parts, list }: Ref): unknown {
  if (place?.pointer === "/frontMatter") return place.file;
  if (list) return list.map(identityOf);
  return parts ? [...parts].map(([key, part]) => [key, identityOf(part)]) : value;
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
function resolveEntries(
  { published, scheduled, entries, context, routes, links }: OpenSite,
  parts: Parts,
): void {
  const paths = new Map(routes.map(({ entry, path }) => [entry, path]));
  for (const entry of [...published, ...scheduled]) {
    const collection = entries.collection(entry.collection);
    if (!collection) continue;
    const path = paths.get(entry);
    parts.of({
      name: `entry ${entry.collection}/${entry.id}`,
      state: path ?? "",
      make() {
        const ref = entries.ref(entry);
        const own: ResolveContext = {
          ...context,
          scope: ref.scope(),
          link: links.on(path),
          language: String(entry.fields.language ?? context.language),
          quoted: true,
        };
        resolveValue(collection.fields, entry.fields, { file: entry.file, pointer: "/frontMatter" }, own);
        const { body } = entrySchema(collection).properties;
        if (body) resolveValue(body, entry.body, { file: entry.file, pointer: "/body" }, own);
        return {};
      },
    });
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
