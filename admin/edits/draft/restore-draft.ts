import { currentDocument } from "../current-document.ts";
import type { History } from "../history.ts";
import { readDocument } from "../read-document.ts";
import { Refusal } from "../refusal.ts";
import type { SiteDocument } from "../site-document.ts";
import { startHistory } from "../start-history.ts";
import type { Draft } from "./draft.ts";
import { fingerprint } from "./fingerprint.ts";
import { readDraft } from "./read-draft.ts";
import { type Rebased, rebaseSteps } from "./rebase-steps.ts";

interface Present {
  /** The text of the file as it is now. */
  readonly fileText: string;
  readonly schemaVersion: number;
  /** Brings a document of an older schema version to the present one. */
  readonly migrate?: (document: SiteDocument, from: number) => SiteDocument;
}

/** What a draft became. Nothing in it is dropped: what can't be placed is told. */
export type Restored =
  | { readonly kind: "restored"; readonly baseText: string; readonly history: History }
  | {
      readonly kind: "conflict";
      /** The draft on the file that it was made for. */
      readonly mine: History;
      /** The draft on the file as it is now. */
      readonly rebased: Rebased;
    }
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
    return place(draft, present);
  } catch (error) {
    if (error instanceof Refusal) return { kind: "unreadable", reason: error.message };
    throw error;
  }
}

function place(draft: Draft, present: Present): Restored {
  const { fileText } = present;
  const known = draft.file === fingerprint(fileText);
  const base = readDocument(draft.baseText);
  const history = startHistory(base, draft.steps, draft.cursor);
  if (draft.schemaVersion < present.schemaVersion) return migrated(draft, history, { ...present, known });
  if (known) return { kind: "restored", baseText: draft.baseText, history };
  const steps = history.steps.slice(0, history.cursor);
  return { kind: "conflict", mine: history, rebased: rebaseSteps(steps, base, readDocument(fileText)) };
}

/** Edits of an older schema can't be repeated in the present one, but what they led to can be brought over: as one step. */
function migrated(
  draft: Draft,
  history: History,
  { fileText, migrate = (document) => document, known }: Present & { readonly known: boolean },
): Restored {
  const update = (document: SiteDocument) => migrate(document, draft.schemaVersion);
  const document = update(currentDocument(history));
  const step = { edit: { kind: "replace-document", document }, at: draft.savedAt } as const;
  const file = readDocument(fileText);
  if (known) return { kind: "restored", baseText: fileText, history: startHistory(file, [step]) };
  const base = update(history.base);
  return { kind: "conflict", mine: startHistory(base, [step]), rebased: rebaseSteps([step], base, file) };
}
