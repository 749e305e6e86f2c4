import type { AnyBlock } from "../../schema/define-block.ts";
import { shownText } from "../../schema/shown-text.ts";
import { suggestion } from "../../schema/suggest.ts";
import type { AnchorLink } from "../resolve/links.ts";
import { ownIds } from "../resolve/own-ids.ts";
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
      report.add("broken-anchor", place, `Nothing on ${page.path} is called #${shownText(anchor)}.`, hint);
      break;
    }
  }
}

/** Reports `duplicate-id` for a block that has an id of the page itself, and for a heading that has one of a block. */
export function checkIds(site: Site, report: Report): void {
  for (const { blocks } of site.pages) {
    const ids = new Set(blocks.map(({ id }) => id));
    const before = new Set<string>();
    for (const { id, place, props, definition } of blocks) {
      if (ownIds.includes(id)) {
        const at = { ...place, pointer: `${place.pointer}/id` };
        report.add(
          "duplicate-id",
          at,
          `Every page has a part with the id "${id}" already.`,
          "Choose another id.",
        );
      }
      const headings = headingIds(props, definition.entryText);
      const heading = headings.find((found) => ids.has(found));
      const same = headings.find((found) => before.has(found));
      for (const found of headings) before.add(found);
      const at = { ...place, pointer: `${place.pointer}/props` };
      if (heading !== undefined) {
        const message = `A heading in this block gets the id "${heading}", which a block of the page has.`;
        const hint = "Choose another id for the block, or other words for the heading.";
        report.add("duplicate-id", at, message, hint);
      } else if (same !== undefined) {
        const message = `A heading in this block gets the id "${same}", which a heading before it has.`;
        report.add("duplicate-id", at, message, "Choose other words for one of the two headings.");
      }
    }
  }
}

function anchorsOf(page: SitePage): string[] {
  return page.blocks.flatMap(({ id, props, definition }) => [id, ...headingIds(props, definition.entryText)]);
}

/** The ids of the headings in the Markdown texts of some resolved props; of an entry, in the text that is shown. */
function headingIds(value: unknown, shown: AnyBlock["entryText"]): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("body" in value && "href" in value) return shown ? headingIds(value[shown as "body"], undefined) : [];
  if ("html" in value && typeof value.html === "string") {
    return [...value.html.matchAll(/<h[1-6] id="([^"]+)"/g)].map(([, id = ""]) => id);
  }
  return Object.values(value).flatMap((child) => headingIds(child, shown));
}
