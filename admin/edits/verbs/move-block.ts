import type { Applied } from "../applied.ts";
import type { MoveBlock } from "../edit.ts";
import { freshId } from "../fresh-id.ts";
import { placedBefore } from "../placed-before.ts";
import { refuseLocked } from "../refuse-locked.ts";
import { refuseWithoutContent } from "../refuse-without-content.ts";
import type { BlockDocument, SiteDocument } from "../site-document.ts";
import { blockOf } from "../with-block.ts";
import { pageOf, withPage } from "../with-page.ts";

/** A block that comes to a page where its id is taken gets another one; an id asked for with `as` it gets from whoever has it. */
export function moveBlock(document: SiteDocument, edit: MoveBlock): Applied {
  const block = blockOf(document, edit);
  const { page: target, before, as } = edit.to;
  const { blocks } = pageOf(document, target);
  if (target === edit.page && before === block.id && as === undefined) return { document };
  refuseLocked(block, "layout");
  if (target !== edit.page) refuseWithoutContent(document, edit.page, block);
  const without = withPage(document, edit.page, (page) => ({
    ...page,
    blocks: page.blocks.filter((other) => other !== block),
  }));
  let id = as ?? block.id;
  const changed = withPage(without, target, (page) => {
    const taken = page.blocks.map((other) => other.id);
    id = as ?? freshId(block.id, taken);
    const others = page.blocks.map((other) => (other.id === as ? renamed(other, freshId(as, taken)) : other));
    return { ...page, blocks: placedBefore(others, before, renamed(block, id)) };
  });
  const stayed =
    target === edit.page && pageOf(changed, target).blocks.every((other, index) => other === blocks[index]);
  return { document: stayed ? document : changed, added: { page: target, block: id } };
}

function renamed(block: BlockDocument, id: string): BlockDocument {
  return block.id === id ? block : { ...block, id };
}
