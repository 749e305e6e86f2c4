import type { Applied } from "../applied.ts";
import type { SetBlockHidden } from "../edit.ts";
import { refuseLocked } from "../refuse-locked.ts";
import type { SiteDocument } from "../site-document.ts";
import { withBlock } from "../with-block.ts";

/** A shown block has no `hidden` in the file: it is what a block is without a word about it. */
export function setBlockHidden(document: SiteDocument, edit: SetBlockHidden): Applied {
  return {
    document: withBlock(document, edit, (block) => {
      if ((block.hidden ?? false) === edit.hidden) return block;
      refuseLocked(block, "layout");
      const { hidden: _, props, ...others } = block;
      return { ...others, ...(edit.hidden && { hidden: true }), ...(props && { props }) };
    }),
  };
}
