import { messages } from "../messages/messages.ts";
import { EditError } from "./edit-error.ts";
import type { BlockDocument } from "./site-document.ts";

/**
 * Throws an `EditError` if the block's lock forbids what is about to be done: `content` forbids everything, `layout`
 * what is done to the block as a whole (moving, hiding, deleting).
 */
export function requireUnlocked(block: BlockDocument, touched: "layout" | "content"): void {
  if (block.lock === "content") throw new EditError(messages.editErrors.locked);
  if (block.lock === "layout" && touched === "layout") {
    throw new EditError(messages.editErrors.lockedInPlace);
  }
}
