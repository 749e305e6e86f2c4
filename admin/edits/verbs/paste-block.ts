import type { Applied } from "../applied.ts";
import type { PasteBlock } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import { insertBlock } from "./insert-block.ts";

export function pasteBlock(document: SiteDocument, edit: PasteBlock): Applied {
  const { lock: _, ...block } = edit.block;
  return insertBlock(document, { ...edit, block });
}
