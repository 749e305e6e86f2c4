import { messages } from "../../../editing/messages/messages.ts";
import type { SaveResult } from "../state/save-result.ts";
import type { DraftWriter } from "./draft-writer.ts";

export async function saveToDraft(drafts: DraftWriter): Promise<SaveResult> {
  await drafts.flush();
  const { state } = drafts.status.getState();
  if (state !== "refused" && state !== "lost") return { kind: "kept" };
  return { kind: "failed", reason: messages.drafts.notKept };
}
