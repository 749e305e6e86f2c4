import { messages } from "../../messages/messages.ts";
import { usePublishers } from "../../publish/publishers.ts";

export function useConflictMessages(): typeof messages.conflicts {
  const { publishing } = usePublishers();
  if (!publishing) return messages.conflicts;
  const { entryText, ...words } = messages.publishing.conflicts;
  return { ...messages.conflicts, ...words, entryText: () => entryText };
}
