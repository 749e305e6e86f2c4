import { messages } from "../messages/messages.ts";
import { type OrderMove, type Placed, swappedIn } from "./order-moves.ts";

interface Moves {
  readonly placed: readonly Placed[];
  readonly moves: readonly OrderMove[];
  readonly nameOf: (thing: Placed) => string;
}

/** Undefined where one sentence can't describe the moves. */
export function wordsOfMoves({ placed, moves, nameOf }: Moves): string | undefined {
  const swapped = swappedIn(placed);
  if (swapped) return messages.changes.putBefore({ upper: nameOf(swapped[0]), lower: nameOf(swapped[1]) });
  const [move] = moves;
  if (!move || moves.length > 1) return undefined;
  return messages.changes[move.up ? "movedUp" : "movedDown"]({ name: nameOf(move) });
}
