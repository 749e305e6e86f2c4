import { filePath } from "../../renderer/render/render-site.ts";
import { openSite } from "../../renderer/resolve/open-site.ts";
import { isMissingPath } from "../../renderer/resolve/page-address.ts";
import { createReport } from "../../renderer/resolve/report.ts";
import { resolveFeeds } from "../../renderer/resolve/resolve-feeds.ts";
import type { Site, SitePage } from "../../renderer/site.ts";
import type { Validate } from "../../schema/compiled-validator.ts";
import { migrationsOf } from "../../schema/migrations.ts";
import { createParser, type Parsed, type Validators } from "../../schema/parse.ts";
import { collectionValidator } from "../../schema/parser-schemas.ts";
import { hasErrors } from "../../schema/problem.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import type { Source } from "../../schema/source.ts";
import { copiedNames } from "../copied-files.ts";
import { createIconSource } from "../read/icon-source.ts";
import type { LoadedBlock } from "../read/load-blocks.ts";
import type { SiteSources } from "../read/read-site.ts";
import { builtFile } from "./built-file.ts";

/** One page of a site, and as much of the site as it is rendered with. */
export interface FoundPage {
  readonly sources: SiteSources;
  readonly site: Site;
  readonly page: SitePage;
}

/** A site of which each page is resolved when it is asked for, before the whole is checked. */
export interface QuickSite {
  /** The page at a path, as it is in an address; none for what only a check of the whole can tell. */
  page(path: string): FoundPage | undefined;
}

interface QuickOptions {
  readonly blocks: readonly LoadedBlock[];
  readonly validators: Validators;
  readonly today: string;
  readonly future: boolean;
  readonly parsed: ParsedEntries;
}

/** What came of the entries' sources, by the validator that each was parsed with. */
export type ParsedEntries = WeakMap<
  Source,
  { readonly validate: Validate; readonly entry: Parsed<EntryConfig> }
>;

/** Opens what was read; nothing if there is an error in what is written. */
export function openQuickly(
  sources: SiteSources,
  { blocks: loaded, validators, today, future, parsed: known }: QuickOptions,
): QuickSite | undefined {
  const { config: source, model, problems, icons } = sources;
  if (!source || !model || hasErrors(problems)) return undefined;
  const blocks = loaded.map(({ block }) => block);
  const parser = createParser(validators, migrationsOf(blocks));
  const config = parser.site(source);
  const parsed = sources.entries.map(({ source: file, collection, id }) => {
    const validate = validators(collectionValidator(collection));
    const before = known.get(file);
    if (before?.validate === validate) return before.entry;
    const entry = parser.entry(file, collection, id);
    known.set(file, { validate, entry });
    return entry;
  });
  if (!config.value || parsed.some((entry) => hasErrors(entry.problems))) return undefined;
  const report = createReport();
  const open = openSite({
    ...sources,
    model,
    config: config.value,
    entries: parsed.flatMap((entry) => entry.value ?? []),
    ...copiedNames(sources),
    icons: createIconSource(icons),
    blocks,
    today,
    future,
    report,
  });
  const routes = new Map(open.routes.map((route) => [filePath({ ...route, missing: false }), route]));
  const isFine = () => !hasErrors(report.problems);
  const homeRoute = open.routes.find(({ path }) => path === "/");
  let parts: (Pick<Site, "feeds"> & { readonly home: readonly SitePage[] }) | undefined;
  /** What documents name beside their own page; redirects are in those for missing addresses alone. */
  const partsOfAll = () => ({
    home: homeRoute ? [open.page(homeRoute)] : [],
    feeds: resolveFeeds(open.config, open.settings, open.contextIn),
  });
  return {
    page(path) {
      const route = routes.get(builtFile(path, open.settings.base) ?? "");
      if (!route || isMissingPath(route.path) || !isFine()) return undefined;
      const page = open.page(route);
      parts ??= partsOfAll();
      if (!isFine()) return undefined;
      const { home, feeds } = parts;
      const { settings, context } = open;
      const { deferred } = context;
      const site = { settings, pages: home, whole: () => page, redirects: [], feeds, deferred };
      return { sources, site, page };
    },
  };
}
