import { messages } from "../../messages/messages.ts";
import type { SaveResult } from "../state/editor-state.ts";
import type { DraftKeeper } from "./keep-draft.ts";

export async function saveToDraft(drafts: DraftKeeper): Promise<SaveResult> {
  await drafts.flush();
  const { state } = drafts.keeping.getState();
  if (state !== "refused" && state !== "lost") return { kind: "kept" };
  return { kind: "failed", reason: messages.drafts.notKept };
}
