import type { Problem } from "../../../schema/problem.ts";
import type { Change } from "../../diff/change.ts";
import type { Outcome } from "../../document/apply-edit.ts";
import type { Edit } from "../../document/edit.ts";
import type { History } from "../../document/history.ts";
import type { Selection } from "../../document/selection.ts";
import type { EditedSite, EntryDocuments, EntryFiles, SiteDocument } from "../../document/site-document.ts";
import type { Choice } from "./conflict.ts";
import type { Draft } from "./draft.ts";
import type { SaveState } from "./save-machine.ts";
import type { CheckSite, PlannedSave } from "./save-plan.ts";
import type { UnplacedEdit } from "./unplaced-edit.ts";

/** What became of the text that was to be saved. */
export type SaveResult =
  | { readonly kind: "saved" }
  /** The file is not the one that this session knows; nothing was written. */
  | { readonly kind: "changed"; readonly fileText: string }
  /** The file is not there any more; nothing was written. */
  | { readonly kind: "gone" }
  /** There is no file to write to: the draft in this browser is all that there is. */
  | { readonly kind: "kept" }
  /** Nothing was written; of what is wrong with the text, all that is known. */
  | { readonly kind: "failed"; readonly reason: string; readonly problems?: readonly Problem[] };

export interface EditorData {
  readonly history: History;
  /** The text that was opened, in whose words the document is written. */
  readonly baseText: string;
  /** The text of the file as far as this session knows. */
  readonly savedText: string;
  readonly document: SiteDocument;
  /** The texts that the entries had when the history began, by their files. */
  readonly baseEntries: Readonly<Record<string, string>>;
  /** The files of the entries as far as this session knows. */
  readonly savedEntries: EntryFiles;
  readonly entries: EntryDocuments;
  readonly selection: Selection;
  /** Whether the last step was typed, letter by letter. */
  readonly isTyped: boolean;
  /** Whether the next typed letter continues the last step, as nothing else happened since. */
  readonly isCoalescing: boolean;
  /** Why the last edit was refused, until the next one. */
  readonly editError: string | undefined;
  /** A page's old and new address, until the next edit: a redirect could be added. */
  readonly redirect: { readonly from: string; readonly to: string } | undefined;
  readonly saving: SaveState;
  /** The text that the file has got from somebody else, as long as nobody has chosen between the two. */
  readonly changedText: string | undefined;
  /** Edits that found no place in a file that was changed meanwhile, until each was seen to. */
  readonly unplaced: readonly UnplacedEdit[];
  /** What was saved where there is no file to write to: the draft that has been kept for it. */
  readonly kept: EditedSite | undefined;
  /** Why nothing can be edited just now, in a sentence. */
  readonly readOnly: string | undefined;
}

export interface EditorCommands {
  apply(edit: Edit): Outcome;
  /** The same while something is held, such as the handle of a slider: it goes on with the last step, if that set the same value. */
  hold(edit: Edit): Outcome;
  /** The same for what is typed letter by letter, in a field or on the page. */
  type(edit: Edit): Outcome;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  /** Undoes the change with this key, as a step of its own. */
  revert(key: string): void;
  /** Puts the document in a text in place of this one, or says why not. */
  importText(text: string): Outcome;
  save(): Promise<void>;
  /** What a save would write as things are, and what it would leave out; nothing where that can't be told. */
  planSave(): Promise<PlannedSave | undefined>;
  /** All that a check finds in the site as it is, also what other mistakes hide from it. */
  findProblems(check: CheckSite): Promise<readonly Problem[]>;
  /** Takes note of the file's text: follows it if there is nothing unsaved, else remembers that there is a choice. */
  onFileChanged(text: string): void;
  /** Takes note of the entries' files: follows those of which nothing is unsaved. A save finds out about the others. */
  onEntriesChanged(files: EntryFiles): void;
  /** Ends the conflict about an entry. Mine is written over the other one by the next save; theirs is a step of its own. */
  resolveEntry(file: string, choice: "mine" | "theirs"): void;
  /** Shows both versions, to choose. */
  compare(): void;
  /** Ends a conflict. With `mine` and `theirs`, the other version is one undo away. */
  resolve(choice: Choice): void;
  /** Leaves a conflict as it is, for later. */
  postpone(): void;
  /** Makes an edit that found no place, if it can be made at all, and takes it off the list. */
  reapply(left: UnplacedEdit): Outcome;
  /** Takes an edit off the list of those that found no place. */
  discard(left: UnplacedEdit): void;
  /** Goes back to the saved file, as one step. */
  revertAll(): void;
  /** Refuses all edits from now on with this sentence, or without one allows them again. */
  setReadOnly(reason: string | undefined): void;
}

/** What follows from the data, worked out when it is asked for. */
export interface EditorDerived {
  /** The config in the author's words, the bytes to export and save: as it is edited, or another one. */
  text(config?: SiteDocument): string;
  /** The text of an entry's file in the author's words, of those that are edited or of others; nothing for one that is not there. */
  entryText(file: string, entries?: EntryDocuments): string | undefined;
  /** The files of the entries that a save would write or delete. */
  changedEntries(): readonly string[];
  /** The differences from the saved files. */
  changes(): readonly Change[];
  /** Whether saving would change a file. */
  isChanged(): boolean;
  /** Whether something would be lost with this browser's draft: changed, and not saved to whichever place there is. */
  isUnsaved(): boolean;
  /** What undo would undo: "changed the heading". */
  undoable(): string | undefined;
  redoable(): string | undefined;
  draft(): Draft;
}

export type EditorState = EditorData & EditorCommands & EditorDerived;
