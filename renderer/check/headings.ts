import { pointerTo } from "../../schema/source.ts";
import type { Report } from "../resolve/report.ts";
import type { Site } from "../site.ts";

/** Reports `second-heading` for a block that gives its page another h1, and `skipped-heading` for a page without one. */
export function checkHeadings(site: Site, report: Report): void {
  for (const { blocks, places } of site.pages) {
    const [first, ...others] = blocks.filter(({ definition }) => definition.heading === 1);
    for (const { place, definition } of first ? others : []) {
      report.add(
        "second-heading",
        { ...place, pointer: pointerTo(place.pointer, "type") },
        `The page has a main heading already, and a block of type "${definition.type}" gives it a second one.`,
        first && {
          suggestion: "Keep one of the two.",
          related: [{ ...first.place, message: "The block with the first main heading." }],
        },
      );
    }
    if (!first && blocks.length > 0) {
      report.add(
        "skipped-heading",
        { ...places.page, pointer: pointerTo(places.page.pointer, "blocks"), target: "key" },
        "The page has no main heading.",
        'Start it with a block that has one, such as "heading" or "hero".',
      );
    }
  }
}
