import type { ProblemDetails, ProblemLocation } from "../../../schema/problems/problem.ts";
import type { Each, EntryConfig, PageConfig, SiteConfig } from "../../../schema/site/site-config.ts";
import type { SiteDay } from "../../../schema/site/site-day.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { fileSystemKey } from "../../../schema/text/confusable-names.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { type EachContext, entriesOfEach, itemsOfEach } from "../entries/each.ts";
import type { Entries } from "../entries/entries.ts";
import { isUnpublished } from "../entries/published.ts";
import type { Report } from "../report/report.ts";
import type { Ref } from "../tokens/scope.ts";
import {
  canonicalPath,
  pagePlaceholder,
  pathError,
  routeError,
  routeReason,
  slugPlaceholder,
} from "./page-address.ts";

/** An address of the site and the page at it; a page with entries or parts has several. */
export interface Route {
  /** Canonical: without the base, with a slash at its end. */
  readonly path: string;
  readonly page: PageConfig;
  /** Where the page is written in the config. */
  readonly pointer: string;
  /** The entry that the page shows, if it is a page for each entry. */
  readonly entry: EntryConfig | undefined;
  /** A BCP 47 tag. */
  readonly language: string;
  /** Set if the page is paginated. */
  readonly part?: RoutePart;
}

/** One part of a paginated list. */
interface RoutePart {
  readonly items: readonly Ref[];
  /** From 1. */
  readonly number: number;
  /** How many parts there are. */
  readonly count: number;
  /** The path of the previous part; undefined for the first. */
  readonly previous: string | undefined;
  /** The path of the next part; undefined for the last. */
  readonly next: string | undefined;
}

/** What the routes of a site are planned from. */
export interface RouteContext {
  readonly config: SiteConfig;
  readonly day: SiteDay;
  readonly entries: Pick<Entries, "collection" | "names">;
  readonly eachContext: (language: string) => EachContext;
  readonly report: Report;
}

export type PlannedPage = PlacedPage & { readonly routes?: readonly Route[] };

/**
 * In order; drafts and pages that are published later have no routes. Reports `unknown-key` for a fallback without
 * effect, `reserved-route` for a path that no entry can have, and `unknown-collection`.
 */
export function planPages(context: RouteContext): PlannedPage[] {
  const { config, day, report } = context;
  return config.pages.flatMap((page, index) => {
    const planned = { page, pointer: `/pages/${index}`, file: config.file };
    if (isUnpublished(page, day) || !isPathValid(planned, report)) return [];
    return page.paginate === undefined ? { ...planned, routes: routesOf(planned, context) } : planned;
  });
}

/**
 * In the order of the pages. Reports what `planPages` does, `reserved-route` and `duplicate-route` (ignoring case),
 * each at the page's path, and `unknown-collection` for a paginated page.
 */
export function planRoutes(
  context: RouteContext,
  pages: readonly PlannedPage[] = planPages(context),
): Route[] {
  const taken = new Map<string, Route>();
  for (const page of pages) {
    for (const route of page.routes ?? partRoutes(page, context))
      addRoute(route, page, taken, context.report);
  }
  return [...taken.values()];
}

const languageOf = (page: PageConfig, { config }: RouteContext): string =>
  page.language ?? config.site.language ?? "en-GB";

function routesOf(planned: PlacedPage, context: RouteContext): Route[] {
  const { page, pointer } = planned;
  const own = languageOf(page, context);
  if (page.entries !== undefined) return entryRoutes(planned, own, context);
  return [{ path: canonicalPath(page.path), page, pointer, entry: undefined, language: own }];
}

function entryRoutes({ page, pointer, file }: PlacedPage, own: string, context: RouteContext): Route[] {
  const { entries: written } = page;
  const each: Each = typeof written === "object" ? written : { each: String(written) };
  if (!context.entries.collection(each.each)) {
    reportUnknown(
      each,
      { file, pointer: pointerTo(pointer, "entries") },
      typeof written === "object",
      context,
    );
    return [];
  }
  return entriesOfEach(each, context.eachContext(own)).map((entry) => {
    const path = canonicalPath(page.path.replace(slugPlaceholder, () => entry.id));
    const language = page.language ?? (entry.fields.language as string | undefined) ?? own;
    return { path, page, pointer, entry, language };
  });
}

function partRoutes({ page, pointer, file }: PlacedPage, context: RouteContext): Route[] {
  const language = languageOf(page, context);
  const { size = 1, ...each } = page.paginate ?? { each: "" };
  const items = itemsOfEach(each, context.eachContext(language));
  if (!items) {
    reportUnknown(each, { file, pointer: pointerTo(pointer, "paginate") }, true, context);
    return [];
  }
  const count = Math.max(1, Math.ceil(items.length / size));
  const pathOf = (number: number) =>
    number < 1 || number > count
      ? undefined
      : canonicalPath(page.path.replace(pagePlaceholder, number === 1 ? "" : String(number)));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const part: RoutePart = {
      items: items.slice(index * size, number * size),
      number,
      count,
      previous: pathOf(number - 1),
      next: pathOf(number + 1),
    };
    return { path: pathOf(number) ?? "/", page, pointer, entry: undefined, language, part };
  });
}

function reportUnknown(
  { each }: Each,
  place: ProblemLocation,
  inside: boolean,
  { report, entries }: RouteContext,
): void {
  const message = `There is no collection "${truncateForMessage(each)}".`;
  const at = inside ? { ...place, pointer: pointerTo(place.pointer, "each") } : place;
  report.add("unknown-collection", at, message, suggestion(each, entries.names));
}

function addRoute(route: Route, { file }: PlacedPage, taken: Map<string, Route>, report: Report): void {
  const wrong = routeError(route.path);
  const key = fileSystemKey(route.path);
  const other = taken.get(key);
  if (wrong !== undefined) reportRefused(route, wrong, file, report);
  else if (other) reportTaken(route, other, file, report);
  else taken.set(key, route);
}

function reportRefused({ path, entry, pointer }: Route, wrong: string, file: string, report: Report): void {
  const message = `The address ${truncateForMessage(path)} can't be used: ${wrong}.`;
  const at = entry ? { file: entry.file, pointer: "" } : { file, pointer: pointerTo(pointer, "path") };
  const suggestion = entry ? "Rename the file." : "Choose another address.";
  report.add("reserved-route", at, message, { suggestion, ...reasonOf(path) });
}

function reportTaken({ path, page, pointer }: Route, other: Route, file: string, report: Report): void {
  const message = `The address ${path} is taken by the page "${other.page.id}" already.`;
  const related = {
    file,
    pointer: pointerTo(other.pointer, "path"),
    message: `The page "${other.page.id}" has the address ${other.path}.`,
  };
  const hint =
    other.page === page ? "Give the entries different names." : "Give one of the two another address.";
  const place = { file, pointer: pointerTo(pointer, "path") };
  report.add("duplicate-route", place, message, { suggestion: hint, related: [related] });
}

/** A page and where it is written. */
interface PlacedPage {
  readonly page: PageConfig;
  readonly pointer: string;
  readonly file: string;
}

/** Reports `unknown-key` for keys without effect, and `reserved-route`. */
function isPathValid({ page, pointer, file }: PlacedPage, report: Report): boolean {
  if (page.fallback !== undefined && !page.entries) {
    const at = { file, pointer: pointerTo(pointer, "fallback"), target: "key" as const };
    const message = '"fallback" does nothing on a page without "entries".';
    report.add("unknown-key", at, message, "Remove it; for an old address, write a redirect.");
  }
  if (page.entries !== undefined && page.paginate !== undefined) {
    const at = { file, pointer: pointerTo(pointer, "paginate"), target: "key" as const };
    report.add("unknown-key", at, 'A page has "entries" or "paginate", not both.', "Remove one of the two.");
    return false;
  }
  const wrong =
    pathError(page) ?? (page.entries && routeError(canonicalPath(page.path.replace(slugPlaceholder, "x"))));
  if (!wrong) return true;
  const message = `The address ${truncateForMessage(page.path)} can't be used: ${wrong}.`;
  report.add("reserved-route", { file, pointer: pointerTo(pointer, "path") }, message, {
    suggestion: "Choose another address.",
    ...reasonOf(page.path),
  });
  return false;
}

export function reasonOf(path: string): Pick<ProblemDetails, "values"> {
  const reason = routeReason(path);
  return reason ? { values: { reason } } : {};
}
