import { messages } from "../../messages/messages.ts";
import { usePublishers } from "../../publish/publishers.ts";

/** The words about two versions: of files on disk, or of what is published. */
export function useConflictWords(): typeof messages.conflicts {
  const { publishing } = usePublishers();
  return publishing ? { ...messages.conflicts, ...messages.publishing.conflicts } : messages.conflicts;
}
