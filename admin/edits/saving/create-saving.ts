import type { Problem } from "../../../schema/problem.ts";
import { messages } from "../../messages/messages.ts";
import type { Reading } from "../conflict/compare-versions.ts";
import { conflictWith } from "../conflict/conflict-commands.ts";
import { currentSite } from "../current-site.ts";
import type { EditorState, SaveResult } from "../editor-state.ts";
import { isPictureFile, pictureIn } from "../picture-file.ts";
import type { EntryDocument } from "../site-document.ts";
import { readContent } from "../text/read-content.ts";
import { nameWithKind } from "../words/name-entry.ts";
import { renameTakenPictures } from "./rename-taken-pictures.ts";
import { type FileSave, type SavedFile, saveFiles } from "./save-files.ts";
import { stateAfter } from "./state-after.ts";

/** The whole file of an entry to be written over the text that is known; without a text, the file is deleted. */
export interface EntryWrite {
  readonly file: string;
  readonly text: string | undefined;
  readonly known: string | undefined;
}

/** The same of any file; the config's has no name. */
export interface SiteWrite extends Omit<EntryWrite, "file"> {
  readonly file: string | undefined;
}

/** What became of files of which all are written, or none. */
export type TogetherResult =
  | { readonly kind: "saved" }
  /** Somebody looks at them first: as long as that takes, nothing is saved. */
  | { readonly kind: "proposed" }
  /** These are not as this session knows them: their texts, none for one that is gone. */
  | { readonly kind: "changed"; readonly files: ReadonlyMap<string | undefined, string | undefined> }
  | { readonly kind: "failed"; readonly reason: string; readonly problems?: readonly Problem[] };

export interface Savers {
  /** Writes the file, if it is still the one whose text is `known`. */
  readonly saveFile: (text: string, known: string) => Promise<SaveResult>;
  /** Writes or deletes the file of an entry in the same way. */
  readonly saveEntry: (save: EntryWrite) => Promise<SaveResult>;
  /** Where it is there, all files are given to it, and none to the others. */
  readonly saveTogether?: ((writes: readonly SiteWrite[]) => Promise<TogetherResult>) | undefined;
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

/** A file that is to be written, and what is true of it in the end. */
interface ChangedFile extends FileSave {
  readonly write: SiteWrite;
  /** It was written, or is gone. */
  note(result: "saved" | "gone"): void;
}

/** Saves the files of a session: each that has changed, and no other. */
export function createSaving({ get, set, reading, configChanged, ...savers }: SavingParts): Saver {
  const config = (): ChangedFile => {
    const text = get().text();
    const note = () => set({ savedText: text, changedText: undefined });
    return {
      name: messages.saves.theSite,
      write: { file: undefined, text, known: get().savedText },
      note,
      async save() {
        const result = await savers.saveFile(text, get().savedText);
        if (result.kind === "saved") note();
        return result;
      },
    };
  };
  const setSaved = (file: string, saved: { text: string; document: EntryDocument } | undefined) => {
    const { [file]: _, ...others } = get().savedEntries;
    set({ savedEntries: saved ? { ...others, [file]: saved } : others });
  };
  const entry = (file: string): ChangedFile => {
    const { [file]: document } = get().entries;
    const text = get().entryText(file);
    const note = (result: "saved" | "gone") =>
      setSaved(file, result === "saved" && text !== undefined && document ? { text, document } : undefined);
    return {
      file,
      name: nameWithKind(reading.schemas, file, document ?? get().savedEntries[file]?.document),
      write: { file, text, known: get().savedEntries[file]?.text },
      note,
      async save() {
        const result = await savers.saveEntry({ file, text, known: get().savedEntries[file]?.text });
        if (result.kind === "saved" || result.kind === "gone") note(result.kind);
        return result.kind === "gone" && text === undefined ? { kind: "saved" } : result;
      },
    };
  };
  const finish = (results: readonly SavedFile[], site: EditorState["kept"]) => {
    const saving = stateAfter(results);
    const changed = results.find(({ file, result }) => file === undefined && result.kind === "changed");
    if (changed?.result.kind === "changed") {
      const conflict = conflictWith(get(), changed.result.fileText, reading);
      set({ ...conflict, ...(saving.state === "failed" && { saving }) });
    } else set({ saving, ...(saving.state === "kept" && { kept: site }) });
  };
  const saveAll = async (left = maxRenames): Promise<void> => {
    renameTakenPictures(get);
    const entries = get().changedEntries().map(entry);
    const files = configChanged() || entries.length === 0 ? [...entries, config()] : entries;
    const site = currentSite(get().history);
    set({ saving: { state: "saving" } });
    if (!savers.saveTogether) return finish(await saveFiles(files), site);
    const result = await savers
      .saveTogether(files.map(({ write }) => write))
      .catch((): TogetherResult => ({ kind: "failed", reason: messages.saves.notWritten }));
    if (result.kind === "failed") {
      const { reason, problems } = result;
      return set({ saving: { state: "failed", reason, ...(problems && { problems }) } });
    }
    if (result.kind === "proposed") return set({ saving: { state: "idle" } });
    const taken = takenNames(result, get());
    if (!taken || left === 0) return finish(resultsOf(files, result), site);
    finish(resultsOf(files, taken), site);
    await saveAll(left - 1);
  };
  return {
    save: () => saveAll(),
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

/** How often one save looks for other names; each time somebody has to have taken the last ones. */
const maxRenames = 3;

/** Of what others have changed, the names of new pictures that they have taken: those are seen to first, and by nobody. */
function takenNames(
  result: Extract<TogetherResult, { kind: "saved" | "changed" }>,
  { entries }: Pick<EditorState, "entries">,
): Extract<TogetherResult, { kind: "changed" }> | undefined {
  if (result.kind === "saved") return undefined;
  const taken = [...result.files].filter(([file, text]) => {
    const mine = file !== undefined && isPictureFile(file) ? entries[file] : undefined;
    return (
      mine &&
      text !== undefined &&
      readContent(file ?? "", text).frontMatter.version !== pictureIn(mine).version
    );
  });
  return taken.length === 0 ? undefined : { kind: "changed", files: new Map(taken) };
}

/** What became of each file; those that wait for others that were changed are not among them. */
function resultsOf(
  files: readonly ChangedFile[],
  result: Extract<TogetherResult, { kind: "saved" | "changed" }>,
): readonly SavedFile[] {
  if (result.kind === "saved") {
    for (const file of files) file.note("saved");
    return files.map((file) => ({ ...file, result }));
  }
  return files.flatMap((file): SavedFile[] => {
    if (!result.files.has(file.file)) return [];
    const fileText = result.files.get(file.file);
    if (fileText !== undefined) return [{ ...file, result: { kind: "changed", fileText } }];
    if (file.file !== undefined) file.note("gone");
    return [{ ...file, result: { kind: "gone" } }];
  });
}
