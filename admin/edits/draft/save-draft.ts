import type { History } from "../history.ts";
import type { EntryFiles } from "../site-document.ts";
import type { Draft, DraftEntry } from "./draft.ts";
import { fingerprint } from "./fingerprint.ts";
import { touchedFiles } from "./touched-files.ts";

interface Session {
  readonly history: History;
  readonly baseText: string;
  /** The texts that the entries had when the history began, by their files. */
  readonly baseEntries: Readonly<Record<string, string>>;
  /** The text of the file as it was opened or last saved. */
  readonly savedText: string;
  readonly savedEntries: EntryFiles;
  readonly schemaVersion: number;
}

/** The draft of a session at a time (milliseconds since 1970). */
export function saveDraft(session: Session, at: number): Draft {
  const { history, baseText, baseEntries, savedText, savedEntries, schemaVersion } = session;
  const { steps, cursor } = history;
  const touched = touchedFiles(steps.map(({ edit }) => edit));
  const entries = [...touched].map((file): [string, DraftEntry] => {
    const saved = savedEntries[file];
    const wasThere = Object.hasOwn(history.base.entries, file);
    const text = wasThere ? (baseEntries[file] ?? null) : null;
    return [file, { file: saved ? fingerprint(saved.text) : null, baseText: text }];
  });
  return {
    format: 1,
    schemaVersion,
    file: fingerprint(savedText),
    baseText,
    entries: Object.fromEntries(entries),
    steps,
    cursor,
    savedAt: at,
  };
}
