import { messages } from "../../messages/messages.ts";
import type { Reading } from "../conflict/compare-versions.ts";
import { conflictWith } from "../conflict/conflict-commands.ts";
import { currentSite } from "../current-site.ts";
import type { EditorState, SaveResult } from "../editor-state.ts";
import type { EntryDocument } from "../site-document.ts";
import { readContent } from "../text/read-content.ts";
import { nameWithKind } from "../words/name-entry.ts";
import { type FileSave, saveFiles } from "./save-files.ts";
import { stateAfter } from "./state-after.ts";

/** The whole file of an entry to be written over the text that is known; without a text, the file is deleted. */
export interface EntryWrite {
  readonly file: string;
  readonly text: string | undefined;
  readonly known: string | undefined;
}

export interface Savers {
  /** Writes the file, if it is still the one whose text is `known`. */
  readonly saveFile: (text: string, known: string) => Promise<SaveResult>;
  /** Writes or deletes the file of an entry in the same way. */
  readonly saveEntry: (save: EntryWrite) => Promise<SaveResult>;
}

interface SavingParts extends Savers {
  readonly get: () => EditorState;
  readonly set: (state: Partial<EditorState>) => void;
  readonly reading: Reading;
  readonly configChanged: () => boolean;
}

interface Saver {
  save(): Promise<void>;
  /** Takes note that somebody has chosen about an entry. Gives the other version. */
  settle(file: string): EntryDocument | undefined;
}

/** Saves the files of a session: each that has changed, and no other. */
export function createSaving({ get, set, reading, configChanged, ...savers }: SavingParts): Saver {
  const config = (): FileSave => {
    const written = get().text();
    return {
      name: messages.saves.theSite,
      save: async () => {
        const result = await savers.saveFile(written, get().savedText);
        if (result.kind === "saved") set({ savedText: written, changedText: undefined });
        return result;
      },
    };
  };
  const setSaved = (file: string, saved: { text: string; document: EntryDocument } | undefined) => {
    const { [file]: _, ...others } = get().savedEntries;
    set({ savedEntries: saved ? { ...others, [file]: saved } : others });
  };
  const entry = (file: string): FileSave => {
    const { [file]: document } = get().entries;
    const text = get().entryText(file);
    return {
      file,
      name: nameWithKind(reading.schemas, file, document ?? get().savedEntries[file]?.document),
      save: async () => {
        const result = await savers.saveEntry({ file, text, known: get().savedEntries[file]?.text });
        if (result.kind === "saved" && text !== undefined && document) setSaved(file, { text, document });
        else if (result.kind === "saved" || result.kind === "gone") setSaved(file, undefined);
        return result.kind === "gone" && text === undefined ? { kind: "saved" } : result;
      },
    };
  };
  return {
    async save() {
      const entries = get().changedEntries().map(entry);
      const files = configChanged() || entries.length === 0 ? [...entries, config()] : entries;
      const site = currentSite(get().history);
      set({ saving: { state: "saving" } });
      const results = await saveFiles(files);
      const saving = stateAfter(results);
      const changed = results.find(({ file, result }) => file === undefined && result.kind === "changed");
      if (changed?.result.kind === "changed") {
        const conflict = conflictWith(get(), changed.result.fileText, reading);
        set({ ...conflict, ...(saving.state === "failed" && { saving }) });
      } else set({ saving, ...(saving.state === "kept" && { kept: site }) });
    },
    settle(file) {
      const { saving } = get();
      const conflicts = saving.state === "entry-conflicts" ? saving.conflicts : [];
      const conflict = conflicts.find((other) => other.file === file);
      if (!conflict) return undefined;
      const left = conflicts.filter((other) => other !== conflict);
      const document = readContent(file, conflict.fileText);
      setSaved(file, { text: conflict.fileText, document });
      set({ saving: left.length > 0 ? { state: "entry-conflicts", conflicts: left } : { state: "idle" } });
      return document;
    },
  };
}
