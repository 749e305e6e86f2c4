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

export type SaveResult =
  | { readonly kind: "saved" }
  /** The file has changed since; nothing was written. */
  | { readonly kind: "changed"; readonly fileText: string }
  /** The file was deleted; nothing was written. */
  | { readonly kind: "gone" }
  /** No file can be written: the draft is the only copy. */
  | { readonly kind: "kept" }
  /** Nothing was written. */
  | { readonly kind: "failed"; readonly reason: string; readonly problems?: readonly Problem[] };

export interface EditorData {
  readonly history: History;
  /** The text that was opened, whose style the document is written in. */
  readonly baseText: string;
  /** The file's text as this session knows it. */
  readonly savedText: string;
  readonly document: SiteDocument;
  /** By file, when the history began. */
  readonly baseEntries: Readonly<Record<string, string>>;
  readonly savedEntries: EntryFiles;
  readonly entries: EntryDocuments;
  readonly selection: Selection;
  /** Whether the last step was typed. */
  readonly isTyped: boolean;
  /** Whether typing may continue the last step. */
  readonly isCoalescing: boolean;
  /** Until the next edit. */
  readonly editError: string | undefined;
  /** Until the next edit. */
  readonly redirect: { readonly from: string; readonly to: string } | undefined;
  readonly saving: SaveState;
  /** The file's new text, until the conflict is resolved. */
  readonly changedText: string | undefined;
  /** Edits that could not be applied to a changed file, until each is reapplied or discarded. */
  readonly unplaced: readonly UnplacedEdit[];
  /** What was saved where no file can be written. */
  readonly kept: EditedSite | undefined;
  readonly readOnly: string | undefined;
}

export interface EditorCommands {
  apply(edit: Edit): Outcome;
  /** While a handle is dragged: continues the last step if it set the same value. */
  hold(edit: Edit): Outcome;
  /** As `edit`, for what is typed in a field or on the page. */
  type(edit: Edit): Outcome;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  revert(key: string): void;
  importText(text: string): Outcome;
  save(): Promise<void>;
  /** What a save would write and leave out; undefined where the check is not available. */
  planSave(): Promise<PlannedSave | undefined>;
  /** With those that other problems hide. */
  findProblems(check: CheckSite): Promise<readonly Problem[]>;
  /** Follows the file if nothing is unsaved; otherwise a conflict. */
  onFileChanged(text: string): void;
  /** Follows entries without unsaved changes. A save reports the others. */
  onEntriesChanged(files: EntryFiles): void;
  /** With "mine" the next save overwrites the other version; "theirs" is a step of the log. */
  resolveEntry(file: string, choice: "mine" | "theirs"): void;
  compare(): void;
  /** With `mine` and `theirs`, the other version is one undo away. */
  resolve(choice: Choice): void;
  postpone(): void;
  reapply(left: UnplacedEdit): Outcome;
  /** Without making it. */
  discard(left: UnplacedEdit): void;
  /** As one step. */
  revertAll(): void;
  /** Rejects all edits with this sentence; undefined allows them again. */
  setReadOnly(reason: string | undefined): void;
}

export interface EditorDerived {
  /** In the author's style, as it is exported and saved. */
  text(config?: SiteDocument): string;
  /** Undefined for a missing entry. */
  entryText(file: string, entries?: EntryDocuments): string | undefined;
  changedEntries(): readonly string[];
  changes(): readonly Change[];
  isChanged(): boolean;
  /** Whether something would be lost with this browser's draft. */
  isUnsaved(): boolean;
  /** "changed the heading" */
  undoable(): string | undefined;
  redoable(): string | undefined;
  draft(): Draft;
}

export type EditorState = EditorData & EditorCommands & EditorDerived;
