import type { History } from "../history.ts";
import type { Draft } from "./draft.ts";
import { fingerprint } from "./fingerprint.ts";

interface Session {
  readonly history: History;
  readonly baseText: string;
  /** The text of the file as it was opened or last saved. */
  readonly savedText: string;
  readonly schemaVersion: number;
}

/** The draft of a session at a time (milliseconds since 1970). */
export function saveDraft({ history, baseText, savedText, schemaVersion }: Session, at: number): Draft {
  const { steps, cursor } = history;
  return { format: 1, schemaVersion, file: fingerprint(savedText), baseText, steps, cursor, savedAt: at };
}
