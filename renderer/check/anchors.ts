import { suggestion } from "../../schema/text/suggest.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import { blocksOf } from "../blocks-of.ts";
import type { Report } from "../resolve/report/report.ts";
import { reservedIds } from "../resolve/values/reserved-ids.ts";
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

/** Reports `duplicate-id` for blocks, also in the frame or inside a block. Ids of headings go round them. */
export function checkIds(page: SitePage, report: Report): void {
  const blocks = blocksOf(page).filter(({ definition }) => definition.type !== "content");
  const ids = new Map<string, SiteBlock>();
  for (const block of blocks) {
    reportBlockId(block, ids.get(block.id), report);
    if (!ids.has(block.id)) ids.set(block.id, block);
  }
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
