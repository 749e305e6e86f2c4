import { currentSite } from "../../document/current-site.ts";
import { documentsIn } from "../../document/entry-file.ts";
import { newHistory } from "../../document/history.ts";
import type { EntryFiles } from "../../document/site-document.ts";
import type { Reading } from "../conflict/compare-versions.ts";
import { conflictWith } from "../conflict/conflict-commands.ts";
import type { RestoredSession } from "../drafts/restore-draft.ts";
import { conflictsWith } from "../saving/entry-conflicts.ts";
import type { EditorData } from "../state/editor-state.ts";

interface Opened {
  readonly fileText: string;
  readonly entries: EntryFiles;
  readonly restored?: RestoredSession;
  readonly reading: Reading;
}

/**
 * What a session starts with: an earlier session that finds a file changed starts with a choice. Throws an `EditError` for
 * a file that is no site.
 */
export function openData({ fileText, entries, restored, reading }: Opened): EditorData {
  const history =
    restored?.history ?? newHistory({ config: reading.read(fileText), entries: documentsIn(entries) });
  const savedEntries = restored?.savedEntries ?? entries;
  const texts = Object.entries(savedEntries).map(([file, { text }]) => [file, text] as const);
  const savedText = restored?.savedText ?? fileText;
  const data: EditorData = {
    history,
    baseText: restored?.baseText ?? fileText,
    savedText,
    document: currentSite(history).config,
    baseEntries: { ...Object.fromEntries(texts), ...restored?.baseEntries },
    savedEntries,
    entries: currentSite(history).entries,
    selection: {},
    isTyped: false,
    editError: undefined,
    redirect: undefined,
    saving: { state: "idle" },
    changedText: undefined,
    unplaced: restored?.unplaced ?? [],
    kept: undefined,
    readOnly: undefined,
  };
  if (!restored) return data;
  if (savedText !== fileText) return { ...data, ...conflictWith(data, fileText, reading) };
  const conflicts = conflictsWith(data, entries, reading.schemas);
  return conflicts.length === 0 ? data : { ...data, saving: { state: "entry-conflicts", conflicts } };
}
