import { messages } from "../messages/messages.ts";
import { Refusal } from "./refusal.ts";
import type { BlockDocument } from "./site-document.ts";

/**
 * Throws a `Refusal` if the block's lock forbids what is about to be done: `content` forbids everything, `layout`
 * what is done to the block as a whole (moving, hiding, deleting).
 */
export function refuseLocked(block: BlockDocument, touched: "layout" | "content"): void {
  if (block.lock === "content") throw new Refusal(messages.refusals.locked);
  if (block.lock === "layout" && touched === "layout") {
    throw new Refusal(messages.refusals.lockedInPlace);
  }
}
