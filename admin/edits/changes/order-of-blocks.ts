import { messages } from "../../messages/messages.ts";
import type { Edit } from "../edit.ts";
import type { PageDocument } from "../site-document.ts";
import { nameBlock } from "../words/name-block.ts";
import { namePage } from "../words/name-page.ts";
import type { Change } from "./change.ts";
import type { Comparison } from "./comparison.ts";
import { orderMoves } from "./order-moves.ts";

/** What changed about the order of the blocks that stayed on a page. */
export function orderOfBlocks({ pairs, schemas }: Comparison, page: PageDocument): Change[] {
  const placed = page.blocks.flatMap((block) => {
    const was = pairs.get(block);
    return was?.page === page.id ? [{ id: block.id, was: was.index }] : [];
  });
  const moves = orderMoves(placed);
  const [first] = moves;
  if (!first) return [];
  const edits = moves.map(({ id, before }): Edit => {
    const to = { page: page.id, ...(before !== undefined && { before }) };
    return { kind: "move-block", page: page.id, block: id, to };
  });
  const block = page.blocks.find(({ id }) => id === first.id);
  const single = moves.length === 1 && block;
  const what = single
    ? messages.changes[first.up ? "movedUp" : "movedDown"](nameBlock(schemas, page, block))
    : messages.changes.orderOfBlocks;
  return [{ key: `${page.id}/order`, place: namePage(page), what, revert: { kind: "batch", edits } }];
}
