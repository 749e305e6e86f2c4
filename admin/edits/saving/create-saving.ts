import type { StoreApi } from "zustand/vanilla";
import type { EditorState, SaveResult } from "../editor-state.ts";
import { replaceSite } from "../replace-site.ts";
import { rebasedOn } from "../resolve-conflict.ts";
import type { EditedSite } from "../site-document.ts";
import { readEntry } from "../text/read-entry.ts";
import { nameWithKind } from "../words/name-entry.ts";
import type { Schemas } from "../words/schemas.ts";
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

interface SavingOptions extends Savers {
  readonly schemas: Schemas;
  readonly configChanged: () => boolean;
}

type Store = Pick<StoreApi<EditorState>, "getState" | "setState">;

/** Saves the files of a session: each that has changed, and no other; and ends a conflict about an entry. */
export function createSaving({ getState: get, setState: set }: Store, options: SavingOptions) {
  const config = (): FileSave => {
    const written = get().text();
    return {
      name: "the site",
      save: async () => {
        const result = await options.saveFile(written, get().savedText);
        if (result.kind === "saved") set({ savedText: written });
        return result;
      },
    };
  };
  const entry = (file: string): FileSave => {
    const { [file]: document } = get().entries;
    const text = get().entryText(file);
    return {
      file,
      name: nameWithKind(options.schemas, file, document ?? get().savedEntries[file]?.document),
      save: async () => {
        const { [file]: before, ...others } = get().savedEntries;
        const result = await options.saveEntry({ file, text, known: before?.text });
        if (result.kind !== "saved") return result;
        const written = text === undefined || !document ? {} : { [file]: { text, document } };
        set({ savedEntries: { ...others, ...written } });
        return result;
      },
    };
  };
  return {
    async save(): Promise<void> {
      const entries = get().changedEntries().map(entry);
      const files = options.configChanged() || entries.length === 0 ? [...entries, config()] : entries;
      set({ saving: { state: "saving" } });
      const results = await saveFiles(files);
      const conflictWith = (fileText: string) => ({ fileText, ...rebasedOn(fileText, get().history) });
      set({ saving: stateAfter(results, conflictWith) });
    },
    resolveEntry(file: string, choice: "mine" | "theirs"): void {
      const { saving, savedEntries, document, entries } = get();
      const conflicts = saving.state === "entry-conflicts" ? saving.conflicts : [];
      const conflict = conflicts.find((other) => other.file === file);
      if (!conflict) return;
      const left = conflicts.filter((other) => other !== conflict);
      const theirs = readEntry(conflict.fileText);
      set({
        savedEntries: { ...savedEntries, [file]: { text: conflict.fileText, document: theirs } },
        saving: left.length > 0 ? { state: "entry-conflicts", conflicts: left } : { state: "idle" },
      });
      if (choice === "mine") return;
      const mine: EditedSite = { config: document, entries };
      get().apply(replaceSite(mine, { ...mine, entries: { ...entries, [file]: theirs } }));
    },
  };
}
