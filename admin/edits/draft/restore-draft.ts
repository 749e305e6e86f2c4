import { historyOnFile } from "../conflict/history-on-file.ts";
import type { UnplacedEdit } from "../conflict/unplaced-edit.ts";
import { currentSite } from "../current-site.ts";
import type { History } from "../history.ts";
import { readDocument } from "../read-document.ts";
import { Refusal } from "../refusal.ts";
import { replaceSite } from "../replace-site.ts";
import { sameValue } from "../same-value.ts";
import type { EntryFiles, SiteDocument } from "../site-document.ts";
import { startHistory } from "../start-history.ts";
import type { Draft } from "./draft.ts";
import { readDraft } from "./read-draft.ts";
import { documentsIn, type EntrySession, meetEntries, restoreEntries } from "./restore-entries.ts";

interface Present {
  /** The text of the file as it is now. */
  readonly fileText: string;
  /** The files of the entries as they are now. */
  readonly entries: EntryFiles;
  readonly schemaVersion: number;
  /** Brings a document of an older schema version to the present one. */
  readonly migrate?: (document: SiteDocument, from: number) => SiteDocument;
}

/** An earlier session as it was left. */
export interface RestoredSession extends EntrySession {
  readonly baseText: string;
  readonly history: History;
  /** The text that the file had for it; if the file has another one now, the two have to be brought together. */
  readonly savedText: string;
  readonly unplaced: readonly UnplacedEdit[];
}

/** What a draft became. Nothing in it is dropped, but for the undo steps of what was all saved before the file changed. */
export type Restored =
  | { readonly kind: "restored"; readonly session: RestoredSession; readonly savedAt: number }
  | { readonly kind: "unreadable"; readonly reason: string };

/** Restores a draft from what a storage gave back, for the files as they are now. */
export function restoreDraft(stored: unknown, present: Present): Restored {
  const draft = readDraft(stored);
  if (!draft) return { kind: "unreadable", reason: "The draft in this browser is damaged." };
  if (draft.schemaVersion > present.schemaVersion) {
    return {
      kind: "unreadable",
      reason: "The draft in this browser was made by a newer release of Blockwork.",
    };
  }
  try {
    const older = draft.schemaVersion < present.schemaVersion;
    const session = older ? migrated(draft, present) : place(draft, present);
    return { kind: "restored", session: meetEntries(session, present.entries), savedAt: draft.savedAt };
  } catch (error) {
    if (error instanceof Refusal) return { kind: "unreadable", reason: error.message };
    throw error;
  }
}

function place(draft: Draft, { fileText, entries }: Present): RestoredSession {
  const { baseText, savedText = baseText, unplaced = [], savedAt: at } = draft;
  const { base, ...known } = restoreEntries(draft, entries);
  const history = startHistory({ config: readDocument(baseText), entries: base }, draft.steps, draft.cursor);
  const session = { ...known, baseText, history, savedText, unplaced };
  if (savedText === fileText) return session;
  const file = readDocument(fileText);
  const now = currentSite(history);
  if (sameValue(now.config, readDocument(savedText))) {
    const followed = historyOnFile(file, { base, entries: now.entries, at });
    return { ...session, baseText: fileText, history: followed, savedText: fileText };
  }
  // A tab that ended while it saved: the file is what one of its own steps had led to.
  const isOwn = history.sites.some(({ config }) => sameValue(config, file));
  return isOwn ? { ...session, savedText: fileText } : session;
}

/** Edits of an older schema can't be repeated in the present one, but what they led to can be brought over: as one step. */
function migrated(draft: Draft, present: Present): RestoredSession {
  const { fileText, migrate = (document) => document } = present;
  const { savedText = draft.baseText, unplaced = [] } = draft;
  const update = (document: SiteDocument) => migrate(document, draft.schemaVersion);
  const { base, savedEntries } = restoreEntries(draft, present.entries);
  const start = { config: readDocument(draft.baseText), entries: base };
  const { config, entries } = currentSite(startHistory(start, draft.steps, draft.cursor));
  const baseText =
    savedText === fileText ? fileText : JSON.stringify(update(readDocument(savedText)), null, 2);
  const site = { config: readDocument(baseText), entries: documentsIn(savedEntries) };
  const edit = replaceSite(site, { config: update(config), entries });
  const history = startHistory(site, [{ edit, at: draft.savedAt }]);
  return { baseEntries: {}, savedEntries, baseText, history, savedText: baseText, unplaced };
}
