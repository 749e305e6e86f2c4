import type { Applied } from "../applied.ts";
import type { DuplicateBlock } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import { blockOf } from "../with-block.ts";
import { pageOf } from "../with-page.ts";
import { insertBlock } from "./insert-block.ts";

/** Puts a copy behind the block, with an id of its own and unlocked. */
export function duplicateBlock(document: SiteDocument, edit: DuplicateBlock): Applied {
  const { lock: _, ...block } = blockOf(document, edit);
  const { blocks } = pageOf(document, edit.page);
  const next = blocks[blocks.findIndex(({ id }) => id === edit.block) + 1];
  return insertBlock(document, {
    page: edit.page,
    ...(next && { before: next.id }),
    block: structuredClone(block),
  });
}
