import { messages } from "../messages/messages.ts";
import { isFrameId } from "./frames.ts";
import { Refusal } from "./refusal.ts";
import type { BlockDocument, SiteDocument } from "./site-document.ts";
import { pageOf } from "./with-page.ts";

/** Throws a `Refusal` if a frame would lose the place where the pages' own blocks stand: its only block of type `content`. */
export function refuseWithoutContent(document: SiteDocument, frame: string, block: BlockDocument): void {
  if (!isFrameId(frame) || block.type !== "content") return;
  const others = pageOf(document, frame).blocks.filter((other) => other !== block);
  if (others.some(({ type }) => type === "content")) return;
  throw new Refusal(messages.refusals.needsContent);
}
