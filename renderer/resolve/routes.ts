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

/** Folders that the build writes itself. */
const reserved = ["admin", "assets", "media"];

/** Names that some file system or host refuses (Windows' device names among them). */
const refused = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|[.\s]$|[<>:"|?*#%\\\p{Cc}]|^\.{1,2}$/iu;

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
    const owners = page.entries ? entries.filter((entry) => entry.collection === page.entries) : [undefined];
    for (const entry of owners) {
      const path = canonicalPath(entry ? page.path.replace(/\{(slug|id)\}/, entry.id) : page.path);
      const route: Route = { path, page, pointer, entry };
      const wrong = refusal(path, page);
      if (wrong) {
        report.add(
          "reserved-route",
          place,
          `The address ${page.path} can't be used: ${wrong}.`,
          "Choose another address.",
        );
        return;
      }
      const other = taken.get(path.toLowerCase());
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
      taken.set(path.toLowerCase(), route);
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

function refusal(path: string, page: PageConfig): string | undefined {
  const segments = path.split("/").filter(Boolean);
  if (/[{}]/.test(path))
    return page.entries ? "only {slug} or {id} can stand in it, once" : '{…} needs "entries"';
  if (page.entries && !/\{(slug|id)\}/.test(page.path)) return 'with "entries" it must hold {slug} or {id}';
  if (reserved.includes(segments[0]?.toLowerCase() ?? ""))
    return `/${segments[0]} is kept for Blockwork itself`;
  const bad = segments.find((segment) => refused.test(segment));
  if (bad !== undefined) return `"${bad}" is not a name that every disk and server accepts`;
  if (page.path.includes("//")) return "it has two slashes in a row";
  return undefined;
}
