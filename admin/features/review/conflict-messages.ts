import { messages } from "../../../editing/messages/compiled/en-conflicts.ts";
import { lazyMessages } from "../../../editing/messages/lazy-messages.ts";
import { usePublishers } from "../../publish/publishers.ts";

export const conflictMessages = lazyMessages(messages, (loader) => loader.conflicts());

export function useConflictMessages(isOfDrafts = false): Omit<typeof messages, "published" | "drafts"> {
  const { publishing } = usePublishers();
  const { published, drafts, ...words } = conflictMessages();
  if (isOfDrafts) return { ...words, ...drafts };
  return publishing ? { ...words, ...published } : words;
}
