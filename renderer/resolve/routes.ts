import type { Place, ProblemDetails } from "../../schema/problem.ts";
import { shownText } from "../../schema/shown-text.ts";
import type { Each, EntryConfig, PageConfig, SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import { suggestion } from "../../schema/suggest.ts";
import { type EachContext, entriesOfEach, itemsOfEach } from "./each.ts";
import type { Entries } from "./entries.ts";
import {
  canonicalPath,
  misshapenPath,
  pagePlaceholder,
  routeError,
  routeReason,
  sameOnDisk,
  slugPlaceholder,
} from "./page-address.ts";
import type { Report } from "./report.ts";
import type { Ref } from "./scope.ts";

/** A page that will be: one for a page of the config, one for each of its entries, or one for some of them. */
export interface Route {
  readonly path: string;
  readonly page: PageConfig;
  /** The pointer to the page in the config. */
  readonly pointer: string;
  readonly entry: EntryConfig | undefined;
  /** A BCP 47 tag. */
  readonly language: string;
  /** Of a paginated page: what is on it, and where it is among the others. */
  readonly part?: RoutePart;
}

export interface RoutePart {
  readonly items: readonly Ref[];
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** What routes are planned with. */
export interface RouteContext {
  readonly config: SiteConfig;
  readonly entries: Pick<Entries, "collection" | "names">;
  /** What an `each` finds its items with, by the language of its page. */
  readonly eachContext: (language: string) => EachContext;
  readonly report: Report;
}

/** A page of the config, as it is being planned. */
interface Planned {
  readonly page: PageConfig;
  readonly pointer: string;
  readonly file: string;
}

/**
 * The routes of a site, in the order of its pages; drafts have none.
 *
 * Reports `unknown-key` for a fallback that would do nothing, `reserved-route` and `duplicate-route` (also when two
 * differ only in case), each at the page's path, and `unknown-collection` for entries that there are none of.
 */
export function planRoutes(context: RouteContext): Route[] {
  const { config, report } = context;
  const taken = new Map<string, Route>();
  config.pages.forEach((page, index) => {
    if (page.draft) return;
    const planned = { page, pointer: `/pages/${index}`, file: config.file };
    if (!isWellFormed(planned, report)) return;
    for (const route of routesOf(planned, context)) addRoute(route, planned, taken, report);
  });
  return [...taken.values()];
}

/** Whether what a page says of its address can be, whatever entry stands in it. */
function isWellFormed({ page, pointer, file }: Planned, report: Report): boolean {
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
    misshapenPath(page) ??
    (page.entries && routeError(canonicalPath(page.path.replace(slugPlaceholder, "x"))));
  if (!wrong) return true;
  const message = `The address ${shownText(page.path)} can't be used: ${wrong}.`;
  report.add("reserved-route", { file, pointer: pointerTo(pointer, "path") }, message, {
    suggestion: "Choose another address.",
    ...reasonOf(page.path),
  });
  return false;
}

function reasonOf(path: string): Pick<ProblemDetails, "values"> {
  const reason = routeReason(path);
  return reason ? { values: { reason } } : {};
}

function routesOf(planned: Planned, context: RouteContext): Route[] {
  const { page, pointer } = planned;
  const own = page.language ?? context.config.site.language ?? "en-GB";
  if (page.entries !== undefined) return entryRoutes(planned, own, context);
  if (page.paginate !== undefined) return partRoutes(planned, own, context);
  return [{ path: canonicalPath(page.path), page, pointer, entry: undefined, language: own }];
}

function entryRoutes({ page, pointer, file }: Planned, own: string, context: RouteContext): Route[] {
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

function partRoutes({ page, pointer, file }: Planned, language: string, context: RouteContext): Route[] {
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
  place: Place,
  inside: boolean,
  { report, entries }: RouteContext,
): void {
  const message = `There is no collection "${shownText(each)}".`;
  const at = inside ? { ...place, pointer: pointerTo(place.pointer, "each") } : place;
  report.add("unknown-collection", at, message, suggestion(each, entries.names));
}

function addRoute(route: Route, { file }: Planned, taken: Map<string, Route>, report: Report): void {
  const wrong = routeError(route.path);
  const key = sameOnDisk(route.path);
  const other = taken.get(key);
  if (wrong !== undefined) reportRefused(route, wrong, file, report);
  else if (other) reportTaken(route, other, file, report);
  else taken.set(key, route);
}

function reportRefused({ path, entry, pointer }: Route, wrong: string, file: string, report: Report): void {
  const message = `The address ${shownText(path)} can't be used: ${wrong}.`;
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
