import type { EntryFiles } from "../../../editing/document/site-document.ts";
import type { History } from "../../../editing/edits/history.ts";
import { type Versions, versionsOf } from "../../../schema/migrations/versions.ts";
import type { Draft, DraftEntry } from "../state/draft.ts";
import type { EditorData } from "../state/editor-state.ts";
import type { UnappliedEdit } from "../state/unapplied-edit.ts";
import { touchedFiles } from "./touched-files.ts";

interface Session {
  readonly history: History;
  readonly baseText: string;
  readonly savedText: string;
  readonly baseEntries: Readonly<Record<string, string>>;
  readonly savedEntries: EntryFiles;
  readonly unplaced?: readonly UnappliedEdit[];
  readonly versions: Versions;
}

/** The unsaved work as it is stored in the browser. `at` in milliseconds since 1970. */
export function draftOf(state: EditorData, at: number): Draft {
  return saveDraft({ ...state, versions: versionsOf(state.migrations) }, at);
}

/** `at` in milliseconds since 1970. */
export function saveDraft(session: Session, at: number): Draft {
  const { history, baseText, savedText, unplaced = [], versions } = session;
  const { steps, cursor } = history;
  const entries = entriesOf(session);
  return {
    format: 2,
    schemaVersion: versions.config,
    blockVersions: versions.blocks,
    baseText,
    ...(savedText !== baseText && { savedText }),
    ...(Object.keys(entries).length > 0 && { entries }),
    steps,
    cursor,
    ...(unplaced.length > 0 && { unplaced }),
    savedAt: at,
  };
}

function entriesOf({ history, baseEntries, savedEntries }: Session): Readonly<Record<string, DraftEntry>> {
  const touched = touchedFiles(history.steps.map(({ edit }) => edit));
  const entries = [...touched].map((file): [string, DraftEntry] => {
    const wasThere = Object.hasOwn(history.base.entries, file);
    const baseText = wasThere ? (baseEntries[file] ?? null) : null;
    const savedText = savedEntries[file]?.text ?? null;
    return [file, { baseText, ...(savedText !== baseText && { savedText }) }];
  });
  return Object.fromEntries(entries);
}
