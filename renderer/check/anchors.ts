import { suggestion } from "../../schema/suggest.ts";
import type { AnchorLink } from "../resolve/links.ts";
import type { Report } from "../resolve/report.ts";
import type { Site, SitePage } from "../site.ts";

/** Places that every page has: its main part, and the top that browsers know by themselves. */
const always = ["content", "top"];

/** Reports `broken-anchor` for links to a place that their page does not have. */
export function checkAnchors(site: Site, links: readonly AnchorLink[], report: Report): void {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const known = new Map<string, readonly string[]>();
  for (const { path, anchor, place } of links) {
    const page = pages.get(path);
    if (!page) continue;
    const ids = known.get(path) ?? anchorsOf(page);
    known.set(path, ids);
    if (ids.includes(anchor) || always.includes(anchor)) continue;
    report.add("broken-anchor", place, `Nothing on ${path} is called #${anchor}.`, suggestion(anchor, ids));
  }
}

function anchorsOf(page: SitePage): string[] {
  return page.blocks.flatMap(({ id, props }) => [id, ...headingIds(props)]);
}

/** The ids of the headings in every Markdown text of some resolved props. */
function headingIds(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("html" in value && typeof value.html === "string") {
    return [...value.html.matchAll(/<h[1-6] id="([^"]+)"/g)].map(([, id = ""]) => id);
  }
  return Object.values(value).flatMap(headingIds);
}
