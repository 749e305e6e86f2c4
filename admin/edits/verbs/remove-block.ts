import type { Applied } from "../applied.ts";
import type { RemoveBlock } from "../edit.ts";
import { refuseLocked } from "../refuse-locked.ts";
import { refuseWithoutContent } from "../refuse-without-content.ts";
import type { SiteDocument } from "../site-document.ts";
import { blockOf } from "../with-block.ts";
import { withPage } from "../with-page.ts";

export function removeBlock(document: SiteDocument, edit: RemoveBlock): Applied {
  const block = blockOf(document, edit);
  refuseLocked(block, "layout");
  refuseWithoutContent(document, edit.page, block);
  return {
    document: withPage(document, edit.page, (page) => ({
      ...page,
      blocks: page.blocks.filter((other) => other !== block),
    })),
  };
}
