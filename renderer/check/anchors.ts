import { suggestion } from "../../schema/suggest.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { blocksOf } from "../blocks-of.ts";
import { ownHeadingIds } from "../resolve/page-ids.ts";
import type { Report } from "../resolve/report.ts";
import { reservedIds } from "../resolve/reserved-ids.ts";
import type { AnchorLink, PageOutline, SiteBlock, SitePage } from "../site.ts";

const always = ["content", "top"];

/** Reports `broken-anchor`; a link that is on every page has to lead to an anchor of each. */
export function checkAnchors(
  pages: readonly Pick<PageOutline, "path" | "ids">[],
  links: readonly AnchorLink[],
  report: Report,
): void {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  for (const { path, anchor, place } of links) {
    const led = path === undefined ? pages : [pageAt.get(path)];
    for (const page of led) {
      if (!page || always.includes(anchor)) continue;
      const { ids } = page;
      if (ids.includes(anchor)) continue;
      const everywhere = "Write the page before it, such as /contact#form.";
      const hint = path === undefined ? everywhere : suggestion(anchor, ids);
      report.add(
        "broken-anchor",
        place,
        `Nothing on ${page.path} is called #${truncateForMessage(anchor)}.`,
        hint,
      );
      break;
    }
  }
}

/** Reports `duplicate-id` for blocks (in the frame, or inside a block) and headings. */
export function checkIds(page: SitePage, report: Report): void {
  const blocks = blocksOf(page).filter(({ definition }) => definition.type !== "content");
  const ids = new Map<string, SiteBlock>();
  for (const block of blocks) {
    reportBlockId(block, ids.get(block.id), report);
    if (!ids.has(block.id)) ids.set(block.id, block);
  }
  reportHeadingIds(blocks, ids, report);
}

function reportBlockId({ id, place }: SiteBlock, other: SiteBlock | undefined, report: Report): void {
  const at = { ...place, pointer: `${place.pointer}/id` };
  if (reservedIds.includes(id)) {
    const message = `Every page has a part with the id "${id}" already.`;
    report.add("duplicate-id", at, message, "Choose another id.");
  } else if (other) {
    report.add("duplicate-id", at, `Another block on the page has the id "${id}" already.`, {
      suggestion: "Choose another id.",
      related: [{ ...other.place, message: `The first block with the id "${id}".` }],
    });
  }
}

function reportHeadingIds(
  blocks: readonly SiteBlock[],
  ids: ReadonlyMap<string, SiteBlock>,
  report: Report,
): void {
  const before = new Set<string>();
  for (const block of blocks) {
    const headings = ownHeadingIds(block);
    const ofBlock = headings.find((found) => ids.has(found));
    const same = headings.find((found) => before.has(found));
    for (const found of headings) before.add(found);
    const at = { ...block.place, pointer: `${block.place.pointer}/props` };
    if (ofBlock !== undefined) {
      const message = `A heading in this block gets the id "${ofBlock}", which a block of the page has.`;
      report.add("duplicate-id", at, message, {
        suggestion: "Choose another id for the block, or other words for the heading.",
        values: { reason: "heading-id" },
      });
    } else if (same !== undefined) {
      const message = `A heading in this block gets the id "${same}", which a heading before it has.`;
      report.add("duplicate-id", at, message, {
        suggestion: "Choose other words for one of the two headings.",
        values: { reason: "heading-id" },
      });
    }
  }
}
