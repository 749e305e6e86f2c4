import { shownText } from "../../schema/shown-text.ts";
import type { EntryConfig, PageConfig, SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import { byteLength, diskNameMistake } from "./disk-name.ts";
import type { Report } from "./report.ts";

/** A page that will be: one for a page of the config, or one for each entry of its collection. */
export interface Route {
  readonly path: string;
  readonly page: PageConfig;
  /** The pointer to the page in the config. */
  readonly pointer: string;
  readonly entry: EntryConfig | undefined;
}

/** What the build writes itself at the top of the site, and files that hosts take for their own. */
const reserved = [
  "admin",
  "assets",
  "media",
  "404.html",
  "feed.xml",
  "sitemap.xml",
  "robots.txt",
  "favicon.svg",
];

/** Names of the files that the build writes beside any page, and of the page itself to hosts that leave .html out. */
const besidePages = /^(index(\.html?)?|entry\.json)$/i;

/** What a host keeps to itself, what would not be one name in an address, and letters that are drawn as nothing. */
const notInAddress = /^[._\p{M}]|[#%{}]|\p{Z}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]/u;
/** Where in the address of a page with entries the entry's id stands. */
const hole = /\{(slug|id)\}/;
/** In bytes: what browsers and archives hold of a whole address. */
const longestPath = 1000;

export const missingPath = "/404/";

/**
 * The routes of a site, in the order of its pages; drafts have none.
 *
 * Reports `unknown-key` for a fallback that would do nothing, `reserved-route` and `duplicate-route` (also when two differ only in case), each at the page's path.
 */
export function planRoutes(config: SiteConfig, entries: readonly EntryConfig[], report: Report): Route[] {
  const routes: Route[] = [];
  const taken = new Map<string, Route>();
  config.pages.forEach((page, index) => {
    if (page.draft) return;
    const pointer = `/pages/${index}`;
    if (page.fallback !== undefined && !page.entries) {
      const at = { file: config.file, pointer: pointerTo(pointer, "fallback"), target: "key" as const };
      const message = '"fallback" does nothing on a page without "entries".';
      report.add("unknown-key", at, message, "Remove it; for an old address, write a redirect.");
    }
    const place = { file: config.file, pointer: pointerTo(pointer, "path") };
    const misshapen = misshapenPath(page);
    if (misshapen) {
      const message = `The address ${shownText(page.path)} can't be used: ${misshapen}.`;
      report.add("reserved-route", place, message, "Choose another address.");
      return;
    }
    // What is wrong with the address itself is not said of each entry.
    const wrongForAll = page.entries && refusal(canonicalPath(page.path.replace(hole, "x")));
    if (wrongForAll) {
      const message = `The address ${shownText(page.path)} can't be used: ${wrongForAll}.`;
      report.add("reserved-route", place, message, "Choose another address.");
      return;
    }
    const owners = page.entries ? entries.filter((entry) => entry.collection === page.entries) : [undefined];
    for (const entry of owners) {
      const path = canonicalPath(entry ? page.path.replace(hole, () => entry.id) : page.path);
      const route: Route = { path, page, pointer, entry };
      const wrong = refusal(path);
      if (wrong) {
        const message = `The address ${shownText(path)} can't be used: ${wrong}.`;
        const at = entry ? { file: entry.file, pointer: "" } : place;
        report.add("reserved-route", at, message, entry ? "Rename the file." : "Choose another address.");
        continue;
      }
      const other = taken.get(sameOnDisk(path));
      if (other) {
        report.add(
          "duplicate-route",
          place,
          `The address ${path} is taken by the page "${other.page.id}" already.`,
          {
            suggestion: "Give one of the two another address.",
            related: [
              {
                file: config.file,
                pointer: pointerTo(other.pointer, "path"),
                message: `The page "${other.page.id}" has the address ${other.path}.`,
              },
            ],
          },
        );
        continue;
      }
      taken.set(sameOnDisk(path), route);
      routes.push(route);
    }
  });
  return routes;
}

/** A path as pages are linked: one slash at the start and at the end. */
export function canonicalPath(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, "");
  return inner === "" ? "/" : `/${inner}/`;
}

/** The form in which addresses are one that some disk or server can't tell apart. */
export function sameOnDisk(path: string): string {
  return path.normalize("NFC").toUpperCase().toLowerCase();
}

/** What is wrong with an address as it is written, whatever entry stands in it. */
function misshapenPath({ path, entries }: PageConfig): string | undefined {
  const others = path.replace(hole, "");
  if (!entries && /[{}]/.test(path)) return '{…} needs "entries"';
  if (/[{}]/.test(others)) return "only {slug} or {id} can stand in it, once";
  if (entries && others === path) return 'with "entries" it must hold {slug} or {id}';
  return path.includes("//") ? "it has two slashes in a row" : undefined;
}

/** Whether a name at the top of the site is one that the build or a host takes for its own. */
export function isReserved(name: string): boolean {
  return reserved.includes(name.toLowerCase());
}

/** What is wrong with the path of a page, if anything. */
export function refusal(path: string): string | undefined {
  const segments = path.split("/").filter(Boolean);
  const [first = ""] = segments;
  if (isReserved(first)) return `/${first} is kept for Blockwork itself`;
  const own = segments.find((segment) => besidePages.test(segment));
  if (own !== undefined) return `"${own}" is not a name that every disk and server accepts`;
  for (const segment of segments) {
    if (notInAddress.test(segment))
      return `"${shownText(segment)}" is not a name that every disk and server accepts`;
    const wrong = diskNameMistake(segment);
    if (wrong) return wrong;
  }
  return byteLength(path) > longestPath ? `it is longer than ${longestPath} bytes` : undefined;
}
