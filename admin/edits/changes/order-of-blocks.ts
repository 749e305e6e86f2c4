import { messages } from "../../messages/messages.ts";
import type { Edit } from "../edit.ts";
import type { PageDocument } from "../site-document.ts";
import { nameBlock } from "../words/name-block.ts";
import { namePage } from "../words/name-page.ts";
import type { Change } from "./change.ts";
import type { Comparison } from "./comparison.ts";
import { orderMoves, type Placed } from "./order-moves.ts";
import { wordsOfMoves } from "./words-of-moves.ts";

/** What changed about the order of the blocks that stayed on a page. */
export function orderOfBlocks({ pairs, schemas }: Comparison, page: PageDocument): Change[] {
  const placed = page.blocks.flatMap((block) => {
    const was = pairs.get(block);
    return was?.page === page.id ? [{ id: block.id, was: was.index }] : [];
  });
  const moves = orderMoves(placed);
  if (moves.length === 0) return [];
  const edits = moves.map(({ id, before }): Edit => {
    const to = { page: page.id, ...(before !== undefined && { before }) };
    return { kind: "move-block", page: page.id, block: id, to };
  });
  const nameOf = ({ id }: Placed) => {
    const block = page.blocks.find((one) => one.id === id);
    return block ? nameBlock(schemas, page, block) : id;
  };
  const what = wordsOfMoves({ placed, moves, nameOf }) ?? messages.changes.orderOfBlocks;
  return [{ key: `${page.id}/order`, place: namePage(page), what, revert: { kind: "batch", edits } }];
}
