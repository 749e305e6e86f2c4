import type { UnplacedEdit } from "../conflict/unplaced-edit.ts";
import { currentDocument } from "../current-document.ts";
import type { History } from "../history.ts";
import { readDocument } from "../read-document.ts";
import { Refusal } from "../refusal.ts";
import { sameValue } from "../same-value.ts";
import type { SiteDocument } from "../site-document.ts";
import { startHistory } from "../start-history.ts";
import type { Draft } from "./draft.ts";
import { readDraft } from "./read-draft.ts";

interface Present {
  /** The text of the file as it is now. */
  readonly fileText: string;
  readonly schemaVersion: number;
  /** Brings a document of an older schema version to the present one. */
  readonly migrate?: (document: SiteDocument, from: number) => SiteDocument;
}

/** An earlier session as it was left. */
export interface RestoredSession {
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

/** Restores a draft from what a storage gave back, for the file as it is now. */
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
    return { kind: "restored", session, savedAt: draft.savedAt };
  } catch (error) {
    if (error instanceof Refusal) return { kind: "unreadable", reason: error.message };
    throw error;
  }
}

function place(draft: Draft, { fileText }: Present): RestoredSession {
  const { baseText, savedText = baseText, unplaced = [] } = draft;
  const history = startHistory(readDocument(baseText), draft.steps, draft.cursor);
  if (savedText === fileText) return { baseText, history, savedText, unplaced };
  const file = readDocument(fileText);
  if (sameValue(currentDocument(history), readDocument(savedText))) {
    return { baseText: fileText, history: startHistory(file), savedText: fileText, unplaced };
  }
  // A tab that ended while it saved: the file is what one of its own steps had led to.
  const isOwn = history.documents.some((document) => sameValue(document, file));
  return { baseText, history, savedText: isOwn ? fileText : savedText, unplaced };
}

/** Edits of an older schema can't be repeated in the present one, but what they led to can be brought over: as one step. */
function migrated(draft: Draft, { fileText, migrate = (document) => document }: Present): RestoredSession {
  const { savedText = draft.baseText, unplaced = [] } = draft;
  const update = (document: SiteDocument) => migrate(document, draft.schemaVersion);
  const old = startHistory(readDocument(draft.baseText), draft.steps, draft.cursor);
  const step = {
    edit: { kind: "replace-document", document: update(currentDocument(old)) },
    at: draft.savedAt,
  } as const;
  const baseText =
    savedText === fileText ? fileText : JSON.stringify(update(readDocument(savedText)), null, 2);
  const history = startHistory(readDocument(baseText), [step]);
  return { baseText, history, savedText: baseText, unplaced };
}
