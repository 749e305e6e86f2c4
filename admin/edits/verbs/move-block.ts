import type { Applied } from "../applied.ts";
import type { MoveBlock } from "../edit.ts";
import { freshId } from "../fresh-id.ts";
import { placedBefore } from "../placed-before.ts";
import { refuseLocked } from "../refuse-locked.ts";
import type { SiteDocument } from "../site-document.ts";
import { blockOf } from "../with-block.ts";
import { pageOf, withPage } from "../with-page.ts";

export function moveBlock(document: SiteDocument, edit: MoveBlock): Applied {
  const block = blockOf(document, edit);
  const { page: target, before, as = block.id } = edit.to;
  pageOf(document, target);
  if (target === edit.page && before === block.id) return { document };
  refuseLocked(block, "layout");
  const without = withPage(document, edit.page, (page) => ({
    ...page,
    blocks: page.blocks.filter((other) => other !== block),
  }));
  const id = freshId(
    as,
    pageOf(without, target).blocks.map((other) => other.id),
  );
  const moved = id === block.id ? block : { ...block, id };
  const changed = withPage(without, target, (page) => ({
    ...page,
    blocks: placedBefore(page.blocks, before, moved),
  }));
  const stayed =
    target === edit.page &&
    pageOf(changed, target).blocks.every((at, index) => at === pageOf(document, target).blocks[index]);
  return { document: stayed ? document : changed, added: { page: target, block: id } };
}
