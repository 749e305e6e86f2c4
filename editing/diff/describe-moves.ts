import { messages } from "../messages/messages.ts";
import { type OrderedItem, type OrderMove, swappedPair } from "./order-moves.ts";

interface Moves {
  readonly placed: readonly OrderedItem[];
  readonly moves: readonly OrderMove[];
  readonly nameOf: (thing: OrderedItem) => string;
}

/** Undefined where one sentence can't describe the moves. */
export function describeMoves({ placed, moves, nameOf }: Moves): string | undefined {
  const swapped = swappedPair(placed);
  if (swapped) return messages.changes.putBefore({ upper: nameOf(swapped[0]), lower: nameOf(swapped[1]) });
  const [move] = moves;
  if (!move || moves.length > 1) return undefined;
  return messages.changes[move.up ? "movedUp" : "movedDown"]({ name: nameOf(move) });
}
