import { messages } from "../messages/messages.ts";
import { EditError } from "./edit-error.ts";
import type { BlockDocument } from "./site-document.ts";

/** Throws an `EditError` where the lock forbids the change: `content` forbids all, `layout` moving, hiding and deleting. */
export function requireUnlocked(block: BlockDocument, touched: "layout" | "content"): void {
  if (block.lock === "content") throw new EditError(messages.editErrors.locked);
  if (block.lock === "layout" && touched === "layout") {
    throw new EditError(messages.editErrors.lockedInPlace);
  }
}
