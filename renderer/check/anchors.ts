import { suggestion } from "../../schema/suggest.ts";
import type { AnchorLink } from "../resolve/links.ts";
import type { Report } from "../resolve/report.ts";
import type { Site, SitePage } from "../site.ts";

/** Places that every page has: its main part, and the top that browsers know by themselves. */
const always = ["content", "top"];

/**
 * Reports `broken-anchor` for links to a place that their page does not have, or, where they are on every page, that
 * one of them does not have.
 */
export function checkAnchors(site: Site, links: readonly AnchorLink[], report: Report): void {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const known = new Map<string, readonly string[]>();
  for (const { path, anchor, place } of links) {
    const led = path === undefined ? site.pages : [pages.get(path)];
    for (const page of led) {
      if (!page || always.includes(anchor)) continue;
      const ids = known.get(page.path) ?? anchorsOf(page);
      known.set(page.path, ids);
      if (ids.includes(anchor)) continue;
      const everywhere = "Write the page before it, such as /contact#form.";
      const hint = path === undefined ? everywhere : suggestion(anchor, ids);
      report.add("broken-anchor", place, `Nothing on ${page.path} is called #${anchor}.`, hint);
      break;
    }
  }
}

/** Ids that every page has for itself. */
const ownIds = ["content", "site-menu"];

/** Reports `duplicate-id` for a block that has an id of the page itself, and for a heading that has one of a block. */
export function checkIds(site: Site, report: Report): void {
  for (const { blocks } of site.pages) {
    const ids = new Set(blocks.map(({ id }) => id));
    for (const { id, place, props } of blocks) {
      if (ownIds.includes(id)) {
        const at = { ...place, pointer: `${place.pointer}/id` };
        report.add(
          "duplicate-id",
          at,
          `Every page has a part with the id "${id}" already.`,
          "Choose another id.",
        );
      }
      const heading = headingIds(props).find((found) => ids.has(found));
      if (heading === undefined) continue;
      const at = { ...place, pointer: `${place.pointer}/props` };
      const message = `A heading in this block gets the id "${heading}", which a block of the page has.`;
      report.add(
        "duplicate-id",
        at,
        message,
        "Choose another id for the block, or other words for the heading.",
      );
    }
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
