import type { Edit } from "../../../editing/document/edit.ts";
import { documentsIn } from "../../../editing/document/entry.ts";
import type {
  EntryDocument,
  EntryDocuments,
  EntryFile,
  EntryFiles,
} from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import type { History } from "../../../editing/edits/history.ts";
import { currentSite, restoreHistory } from "../../../editing/edits/history.ts";
import { readContent } from "../../../editing/source-text/read-content.ts";
import type { Draft } from "../state/draft.ts";
import { touchedFiles } from "./touched-files.ts";

/** What a session knows of the files of entries. */
export interface EntrySession {
  /** The texts that the log starts from, by file. */
  readonly baseEntries: Readonly<Record<string, string>>;
  /** The files as the session knew them; one that has changed is a conflict. */
  readonly savedEntries: EntryFiles;
}

export function restoreEntries(
  { entries = {} }: Draft,
  present: EntryFiles,
): EntrySession & { readonly base: EntryDocuments } {
  const base = new Map(Object.entries(documentsIn(present)));
  const saved = new Map(Object.entries(present));
  const texts = new Map<string, string>();
  for (const [file, { baseText, savedText = baseText }] of Object.entries(entries)) {
    put(base, file, baseText === null ? undefined : readContent(file, baseText));
    if (baseText !== null) texts.set(file, baseText);
    const known = present[file]?.text === savedText ? present[file] : fileOf(file, savedText);
    put(saved, file, known);
  }
  return {
    base: Object.fromEntries(base),
    baseEntries: Object.fromEntries(texts),
    savedEntries: Object.fromEntries(saved),
  };
}

export function onEntriesChanged<Known extends EntrySession & { readonly history: History }>(
  session: Known,
  present: EntryFiles,
): Known {
  const files = new Set([...Object.keys(session.savedEntries), ...Object.keys(present)]);
  const changed = [...files].filter((file) => session.savedEntries[file]?.text !== present[file]?.text);
  if (changed.length === 0) return session;
  const { history } = session;
  const now = currentSite(history).entries;
  const saved = new Map(Object.entries(session.savedEntries));
  const base = new Map(Object.entries(history.base.entries));
  const texts = new Map(Object.entries(session.baseEntries));
  const touched = touchedFiles(history.steps.map(({ edit }) => edit));
  const edits: Edit[] = [];
  for (const file of changed) {
    const [is, entry] = [present[file], now[file]];
    if (!touched.has(file)) {
      put(saved, file, is);
      put(base, file, is?.document);
      put(texts, file, is?.text);
      continue;
    }
    const isOwn = history.sites.some(({ entries }) => sameValue(entries[file], is?.document));
    const isSaved = sameValue(entry, session.savedEntries[file]?.document);
    if (!isOwn && !isSaved) continue;
    put(saved, file, is);
    if (!isOwn) edits.push(takeOver(file, entry, is?.document));
  }
  const { steps, cursor } = history;
  const step = { edit: { kind: "batch", edits, reason: "file" }, at: steps.at(-1)?.at ?? 0 } as const;
  const start = { ...history.base, entries: Object.fromEntries(base) };
  const after = edits.length === 0 ? steps : [...steps.slice(0, cursor), step];
  return {
    ...session,
    baseEntries: Object.fromEntries(texts),
    savedEntries: Object.fromEntries(saved),
    history: restoreHistory(start, after, edits.length === 0 ? cursor : after.length),
  };
}

function takeOver(file: string, mine: EntryDocument | undefined, theirs: EntryDocument | undefined): Edit {
  if (!theirs) return { kind: "remove-entry", file };
  if (!mine) return { kind: "insert-entry", file, entry: theirs };
  return { kind: "replace-entry", file, entry: theirs };
}

function fileOf(file: string, text: string | null): EntryFile | undefined {
  return text === null ? undefined : { text, document: readContent(file, text) };
}

function put<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}
