import { messages } from "../../messages/messages.ts";
import { useSession } from "../../workspace/session-context.ts";

/** The words about two versions: of files on disk, or of what is published. */
export function useConflictWords(): typeof messages.conflicts {
  const { publishing } = useSession();
  return publishing ? { ...messages.conflicts, ...messages.publishing.conflicts } : messages.conflicts;
}
