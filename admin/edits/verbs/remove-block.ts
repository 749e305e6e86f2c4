import type { Applied } from "../applied.ts";
import type { RemoveBlock } from "../edit.ts";
import { isFrameId } from "../frames.ts";
import { Refusal } from "../refusal.ts";
import { refuseLocked } from "../refuse-locked.ts";
import type { SiteDocument } from "../site-document.ts";
import { blockOf } from "../with-block.ts";
import { withPage } from "../with-page.ts";

export function removeBlock(document: SiteDocument, edit: RemoveBlock): Applied {
  const block = blockOf(document, edit);
  refuseLocked(block, "layout");
  if (isFrameId(edit.page) && block.type === "content")
    throw new Refusal("The pages' own blocks stand here, so a frame can't be without it.");
  return {
    document: withPage(document, edit.page, (page) => ({
      ...page,
      blocks: page.blocks.filter((other) => other !== block),
    })),
  };
}
