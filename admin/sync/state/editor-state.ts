import type { Change } from "../../../editing/diff/change.ts";
import type { Edit } from "../../../editing/document/edit.ts";
import type { Selection } from "../../../editing/document/selection.ts";
import type {
  EditedSite,
  EntryDocuments,
  EntryFiles,
  SiteDocument,
} from "../../../editing/document/site-document.ts";
import type { EditResult } from "../../../editing/edits/apply-edit.ts";
import type { History } from "../../../editing/edits/history.ts";
import type { Problem } from "../../../schema/problem.ts";
import type { Choice } from "./conflict.ts";
import type { Draft } from "./draft.ts";
import type { SaveState } from "./save-machine.ts";
import type { CheckSite, PlannedSave } from "./save-plan.ts";
import type { UnappliedEdit } from "./unapplied-edit.ts";

export type SaveResult =
  | { readonly kind: "saved" }
  | { readonly kind: "changed"; readonly fileText: string }
  | { readonly kind: "gone" }
  | { readonly kind: "kept" }
  | { readonly kind: "failed"; readonly reason: string; readonly problems?: readonly Problem[] };

export interface EditorData {
  readonly history: History;
  readonly baseText: string;
  readonly savedText: string;
  readonly document: SiteDocument;
  readonly baseEntries: Readonly<Record<string, string>>;
  readonly savedEntries: EntryFiles;
  readonly entries: EntryDocuments;
  readonly selection: Selection;
  readonly isTyped: boolean;
  readonly isCoalescing: boolean;
  readonly editError: string | undefined;
  readonly redirect: { readonly from: string; readonly to: string } | undefined;
  readonly saving: SaveState;
  readonly changedText: string | undefined;
  readonly unplaced: readonly UnappliedEdit[];
  readonly savedDraft: EditedSite | undefined;
  readonly readOnly: string | undefined;
}

export interface EditorCommands {
  apply(edit: Edit): EditResult;
  drag(edit: Edit): EditResult;
  type(edit: Edit): EditResult;
  /** What is typed next is a step of its own. */
  endTyping(): void;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  revert(key: string): void;
  importText(text: string): EditResult;
  save(): Promise<void>;
  planSave(): Promise<PlannedSave | undefined>;
  findProblems(check: CheckSite): Promise<readonly Problem[]>;
  /** Follows the file if nothing is unsaved; otherwise a conflict. */
  onFileChanged(text: string): void;
  /** Follows entries without unsaved changes. A save reports the others. */
  onEntriesChanged(files: EntryFiles): void;
  resolveEntry(file: string, choice: "mine" | "theirs"): void;
  compare(): void;
  /** With `mine` and `theirs`, the other version is one undo away. */
  resolve(choice: Choice): void;
  postpone(): void;
  reapply(left: UnappliedEdit): EditResult;
  discard(left: UnappliedEdit): void;
  revertAll(): void;
  setReadOnly(reason: string | undefined): void;
}

export interface EditorDerived {
  text(config?: SiteDocument): string;
  entryText(file: string, entries?: EntryDocuments): string | undefined;
  changedEntries(): readonly string[];
  changes(): readonly Change[];
  isChanged(): boolean;
  /** Whether something would be lost with this browser's draft. */
  isUnsaved(): boolean;
  undoable(): string | undefined;
  redoable(): string | undefined;
  draft(): Draft;
}

export type EditorState = EditorData & EditorCommands & EditorDerived;
