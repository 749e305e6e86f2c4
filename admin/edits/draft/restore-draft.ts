import { currentSite } from "../current-site.ts";
import type { History, Step } from "../history.ts";
import { readDocument } from "../read-document.ts";
import { Refusal } from "../refusal.ts";
import { replaceSite } from "../replace-site.ts";
import type { EditedSite, EntryDocument, EntryFiles, SiteDocument } from "../site-document.ts";
import { startHistory } from "../start-history.ts";
import { readEntry } from "../text/read-entry.ts";
import type { Draft } from "./draft.ts";
import { fingerprint } from "./fingerprint.ts";
import { readDraft } from "./read-draft.ts";
import { type Rebased, rebaseSteps } from "./rebase-steps.ts";

interface Present {
  /** The text of the file as it is now. */
  readonly fileText: string;
  /** The files of the entries as they are now. */
  readonly entries: EntryFiles;
  readonly schemaVersion: number;
  /** Brings a document of an older schema version to the present one. */
  readonly migrate?: (document: SiteDocument, from: number) => SiteDocument;
}

/** A session that goes on: its history, and the texts that it began with where they are not those on disk now. */
interface Session {
  readonly baseText: string;
  readonly baseEntries: Readonly<Record<string, string>>;
  readonly history: History;
}

/** What a draft became. Nothing in it is dropped: what can't be placed is told. */
export type Restored =
  | ({ readonly kind: "restored" } & Session)
  | {
      readonly kind: "conflict";
      /** The draft on the files that it was made for. */
      readonly mine: History;
      /** The draft on the files as they are now. */
      readonly rebased: Rebased;
    }
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
    return place(draft, present);
  } catch (error) {
    if (error instanceof Refusal) return { kind: "unreadable", reason: error.message };
    throw error;
  }
}

function place(draft: Draft, present: Present): Restored {
  const { fileText } = present;
  const base = baseOf(draft, present);
  const history = startHistory(base, draft.steps, draft.cursor);
  if (draft.schemaVersion < present.schemaVersion) return migrated(draft, history, present);
  if (isKnown(draft, present)) {
    const { baseText, entries } = draft;
    const texts = Object.entries(entries).flatMap(([file, entry]) =>
      entry.baseText === null ? [] : [[file, entry.baseText] as const],
    );
    return { kind: "restored", baseText, baseEntries: Object.fromEntries(texts), history };
  }
  const steps = history.steps.slice(0, history.cursor);
  return {
    kind: "conflict",
    mine: history,
    rebased: rebaseSteps(steps, base, siteOf(fileText, present.entries)),
  };
}

/** Whether every file that the draft is about is as it last knew it. */
function isKnown({ file, entries }: Draft, present: Present): boolean {
  const known = Object.entries(entries).every(([name, entry]) => {
    const now = present.entries[name];
    return entry.file === (now ? fingerprint(now.text) : null);
  });
  return known && file === fingerprint(present.fileText);
}

/** What the draft's steps stand on: of entries that no step is about, the present ones. */
function baseOf({ baseText, entries }: Draft, present: Present): EditedSite {
  const site = siteOf(baseText, present.entries);
  const documents = new Map(Object.entries(site.entries));
  for (const [file, entry] of Object.entries(entries)) {
    if (entry.baseText === null) documents.delete(file);
    else documents.set(file, readEntry(entry.baseText));
  }
  return { ...site, entries: Object.fromEntries(documents) };
}

function siteOf(text: string, entries: EntryFiles): EditedSite {
  const documents = Object.entries(entries).map(([file, { document }]): [string, EntryDocument] => [
    file,
    document,
  ]);
  return { config: readDocument(text), entries: Object.fromEntries(documents) };
}

/** Edits of an older schema can't be repeated in the present one, but what they led to can be brought over: as one step. */
function migrated(draft: Draft, history: History, present: Present): Restored {
  const { fileText, entries, migrate = (document: SiteDocument) => document } = present;
  const update = ({ config, entries: documents }: EditedSite): EditedSite => ({
    config: migrate(config, draft.schemaVersion),
    entries: documents,
  });
  const now = update(currentSite(history));
  const step = (from: EditedSite): Step => ({ edit: replaceSite(from, now), at: draft.savedAt });
  const file = siteOf(fileText, entries);
  if (isKnown(draft, present)) {
    return {
      kind: "restored",
      baseText: fileText,
      baseEntries: {},
      history: startHistory(file, [step(file)]),
    };
  }
  const base = update(history.base);
  const steps = [step(base)];
  return { kind: "conflict", mine: startHistory(base, steps), rebased: rebaseSteps(steps, base, file) };
}
