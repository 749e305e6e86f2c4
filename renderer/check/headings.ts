import { pointerTo } from "../../schema/source.ts";
import { blocksOf } from "../blocks-of.ts";
import type { Report } from "../resolve/report.ts";
import type { SitePage } from "../site.ts";

/** Reports `second-heading`, `skipped-heading` for a page without an h1, and `empty-page`. */
export function checkHeadings(page: SitePage, report: Report): void {
  const { blocks, places, path } = page;
  const [first, ...others] = blocksOf(page).filter(({ definition }) => definition.heading === 1);
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
  const within = {
    ...places.page,
    pointer: pointerTo(places.page.pointer, "blocks"),
    target: "key",
  } as const;
  if (blocks.length === 0) {
    const hint = 'Give it blocks, or "draft": true until it has some.';
    report.add("empty-page", within, `The page ${path} has nothing on it.`, hint);
  } else if (!first) {
    report.add(
      "skipped-heading",
      within,
      "The page has no main heading.",
      'Start it with a block that has one, such as "heading" or "hero".',
    );
  }
}
