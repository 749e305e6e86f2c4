import { messages } from "../messages/messages.ts";
import type { BlockAddress } from "./edit.ts";
import { EditError } from "./edit-error.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "./site-document.ts";
import { pageOf, withPage } from "./with-page.ts";

export function blockOf(document: SiteDocument, { page, block }: BlockAddress): BlockDocument {
  return blockOn(pageOf(document, page), block);
}

export function withBlock(
  document: SiteDocument,
  address: BlockAddress,
  change: (block: BlockDocument) => BlockDocument,
): SiteDocument {
  return withPage(document, address.page, (page) => {
    const block = blockOn(page, address.block);
    const changed = change(block);
    if (changed === block) return page;
    return { ...page, blocks: page.blocks.with(page.blocks.indexOf(block), changed) };
  });
}

function blockOn(page: PageDocument, id: string): BlockDocument {
  const block = page.blocks.find((candidate) => candidate.id === id);
  if (!block) throw new EditError(messages.editErrors.blockGone);
  return block;
}
