import type { Applied } from "../applied.ts";
import type { InsertBlock, PasteBlock } from "../edit.ts";
import { freshId } from "../fresh-id.ts";
import { placedBefore } from "../placed-before.ts";
import type { SiteDocument } from "../site-document.ts";
import { withPage } from "../with-page.ts";

type Insertion = Omit<InsertBlock | PasteBlock, "kind">;

export function insertBlock(document: SiteDocument, { page, before, block }: Insertion): Applied {
  let id = block.id;
  const changed = withPage(document, page, (known) => {
    id = freshId(
      block.id,
      known.blocks.map((other) => other.id),
    );
    const added = id === block.id ? block : { ...block, id };
    return { ...known, blocks: placedBefore(known.blocks, before, added) };
  });
  return { document: changed, added: { page, block: id } };
}
