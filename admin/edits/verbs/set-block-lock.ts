import type { Applied } from "../applied.ts";
import type { SetBlockLock } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import { withBlock } from "../with-block.ts";

export function setBlockLock(document: SiteDocument, edit: SetBlockLock): Applied {
  return {
    document: withBlock(document, edit, (block) => {
      if (block.lock === edit.lock) return block;
      const { lock: _, props, ...others } = block;
      return { ...others, ...(edit.lock && { lock: edit.lock }), ...(props && { props }) };
    }),
  };
}
