import { EditError } from "../../../editing/document/edit.ts";
import { readDocument } from "../../../editing/document/read-document.ts";
import type { EntryDocuments, EntryFiles } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import type { History } from "../../../editing/edits/history.ts";
import { currentSite, restoreHistory } from "../../../editing/edits/history.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { Migrations } from "../../../schema/migrations/versions.ts";
import { isNewer, isOlder, migrationsUntil, type Versions } from "../../../schema/migrations/versions.ts";
import { historyOnFile } from "../conflict/history-on-file.ts";
import type { Draft } from "../state/draft.ts";
import type { UnappliedEdit } from "../state/unapplied-edit.ts";
import { migrateHistory } from "./migrate-history.ts";
import { readDraft } from "./read-draft.ts";
import { type EntrySession, onEntriesChanged, restoreEntries } from "./restore-entries.ts";

interface Present {
  readonly fileText: string;
  readonly entries: EntryFiles;
  readonly schemas: Schemas;
  readonly migrations: Migrations;
}

/** The data of the state that a draft restores. */
export interface RestoredSession extends EntrySession {
  /** The text of the config that the log starts from. */
  readonly baseText: string;
  /** The log of the draft, as far as it can be repeated. */
  readonly history: History;
  /** The text of the config as last saved; if the file has another one, the next save is a conflict. */
  readonly savedText: string;
  /** Edits that could not be applied, from the draft and from restoring it. */
  readonly unplaced: readonly UnappliedEdit[];
}

/** Nothing in a draft is dropped, except undo steps of what was saved before the file changed. */
export type Restored =
  | { readonly kind: "restored"; readonly session: RestoredSession; readonly savedAt: number }
  | { readonly kind: "unreadable"; readonly reason: string };

export function restoreDraft(stored: unknown, present: Present): Restored {
  const draft = readDraft(stored);
  if (!draft) return { kind: "unreadable", reason: messages.drafts.damaged };
  if (isNewer(versionsIn(draft), present.migrations)) {
    return {
      kind: "unreadable",
      reason: messages.drafts.newer,
    };
  }
  try {
    const session = onEntriesChanged(place(draft, present), present.entries);
    return { kind: "restored", session, savedAt: draft.savedAt };
  } catch (error) {
    if (error instanceof EditError) return { kind: "unreadable", reason: error.message };
    throw error;
  }
}

function place(draft: Draft, present: Present): RestoredSession {
  const { fileText, migrations } = present;
  const { baseText, savedText = baseText, savedAt: at } = draft;
  const { base, ...known } = restoreEntries(draft, present.entries);
  const { history, unplaced } = repeat(draft, base, present);
  const session = { ...known, baseText, history, savedText, unplaced };
  if (savedText === fileText) return session;
  const file = readDocument(fileText, migrations);
  const now = currentSite(history);
  if (sameValue(now.config, readDocument(savedText, migrations))) {
    const followed = historyOnFile(file, { base, entries: now.entries, at });
    return { ...session, baseText: fileText, history: followed, savedText: fileText };
  }
  // A tab that was closed while saving: the file equals one of its own steps.
  const isOwn = history.sites.some(({ config }) => sameValue(config, file));
  return isOwn ? { ...session, savedText: fileText } : session;
}

function repeat(draft: Draft, entries: EntryDocuments, present: Present) {
  const { baseText, steps, cursor, unplaced = [] } = draft;
  const versions = versionsIn(draft);
  const config = readDocument(baseText, migrationsUntil(versions, present.migrations));
  const done = { history: restoreHistory({ config, entries }, steps, cursor), unplaced };
  return isOlder(versions, present.migrations) ? migrateHistory(done, present) : done;
}

function versionsIn({ schemaVersion, blockVersions = {} }: Draft): Versions {
  return { config: schemaVersion, blocks: blockVersions };
}
