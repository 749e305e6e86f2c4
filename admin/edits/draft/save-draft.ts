import type { UnplacedEdit } from "../conflict/unplaced-edit.ts";
import type { History } from "../history.ts";
import type { Draft } from "./draft.ts";

interface Session {
  readonly history: History;
  readonly baseText: string;
  /** The text of the file as it was opened or last saved. */
  readonly savedText: string;
  readonly unplaced?: readonly UnplacedEdit[];
  readonly schemaVersion: number;
}

/** The draft of a session at a time (milliseconds since 1970). */
export function saveDraft(session: Session, at: number): Draft {
  const { history, baseText, savedText, unplaced = [], schemaVersion } = session;
  const { steps, cursor } = history;
  return {
    format: 1,
    schemaVersion,
    baseText,
    ...(savedText !== baseText && { savedText }),
    steps,
    cursor,
    ...(unplaced.length > 0 && { unplaced }),
    savedAt: at,
  };
}
