import type { EntryConfig, PageConfig, SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
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

/** Names of the files that the build writes beside any page. */
const besidePages = /^(index\.html?|entry\.json)$/i;

/** Names that some file system or host refuses (Windows' device names among them), or keeps to itself. */
const refused =
  /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com[\d¹²³]|lpt[\d¹²³])(\.|$)|\.$|^[._]|[<>:"|?*#%\\]|[\p{Z}\p{C}]/iu;

/** In bytes: what disks hold of one name, and what browsers and archives hold of a whole address. */
const longestName = 255;
const longestPath = 1000;

export const missingPath = "/404/";

/**
 * The routes of a site, in the order of its pages; drafts have none.
 *
 * Reports `reserved-route` and `duplicate-route` (also when two differ only in case), each at the page's path.
 */
export function planRoutes(config: SiteConfig, entries: readonly EntryConfig[], report: Report): Route[] {
  const routes: Route[] = [];
  const taken = new Map<string, Route>();
  config.pages.forEach((page, index) => {
    if (page.draft) return;
    const pointer = `/pages/${index}`;
    const place = { file: config.file, pointer: pointerTo(pointer, "path") };
    const misshapen = misshapenPath(page);
    if (misshapen) {
      const message = `The address ${page.path.slice(0, 80)} can't be used: ${misshapen}.`;
      report.add("reserved-route", place, message, "Choose another address.");
      return;
    }
    const owners = page.entries ? entries.filter((entry) => entry.collection === page.entries) : [undefined];
    for (const entry of owners) {
      const path = canonicalPath(entry ? page.path.replace(/\{(slug|id)\}/, () => entry.id) : page.path);
      const route: Route = { path, page, pointer, entry };
      const wrong = refusal(path);
      if (wrong) {
        const message = `The address ${path.slice(0, 80)} can't be used: ${wrong}.`;
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
  const others = path.replace(/\{(slug|id)\}/, "");
  if (!entries && /[{}]/.test(path)) return '{…} needs "entries"';
  if (/[{}]/.test(others)) return "only {slug} or {id} can stand in it, once";
  if (entries && others === path) return 'with "entries" it must hold {slug} or {id}';
  return path.includes("//") ? "it has two slashes in a row" : undefined;
}

function refusal(path: string): string | undefined {
  const segments = path.split("/").filter(Boolean);
  const [first = ""] = segments;
  if (reserved.includes(first.toLowerCase())) return `/${first} is kept for Blockwork itself`;
  const bad = segments.find((segment) => refused.test(segment) || besidePages.test(segment));
  if (bad !== undefined) return `"${bad.slice(0, 80)}" is not a name that every disk and server accepts`;
  const bytes = (text: string) => new TextEncoder().encode(text).byteLength;
  if (segments.some((segment) => bytes(segment) > longestName))
    return `a part of it is longer than ${longestName} bytes`;
  return bytes(path) > longestPath ? `it is longer than ${longestPath} bytes` : undefined;
}
