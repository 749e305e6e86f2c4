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
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import type { Migrations } from "../../../schema/migrations/versions.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { Choice } from "./conflict.ts";
import type { SaveState } from "./save-machine.ts";
import type { CheckSite, PlannedSave } from "./save-plan.ts";
import type { UnappliedEdit } from "./unapplied-edit.ts";

/** What the session knows: the edited site, the files as they were last saved, and the state of saving. */
export interface EditorData {
  /** The log of edits with undo and redo. `document` and `entries` are the site at its cursor. */
  readonly history: History;
  /**
   * The text of the config file that the log starts from. The writer keeps its formatting, so it stays the
   * same when a save changes `savedText`.
   */
  readonly baseText: string;
  /** The text of the config file as last read or written. A save overwrites only this text; any other is a conflict. */
  readonly savedText: string;
  /** The edited config, with all unsaved changes. */
  readonly document: SiteDocument;
  /**
   * The texts of entries that the log starts from, by file: what `baseText` is for the config. A file that
   * the log creates is missing.
   */
  readonly baseEntries: Readonly<Record<string, string>>;
  /** The files of entries as last read or written, by file: what `savedText` is for the config. */
  readonly savedEntries: EntryFiles;
  /** The edited entries, orders, patterns and pictures, by file. A deleted file is missing. */
  readonly entries: EntryDocuments;
  /** The page and the block that are selected in the pages workspace. */
  readonly selection: Selection;
  /**
   * Whether the last edit came from typing on the page or in a field, so that other parts of the screen may
   * render it after the next paint.
   */
  readonly isTyped: boolean;
  /** Whether the next edit may continue the last undo step, if both type into the same field. */
  readonly isCoalescing: boolean;
  /** Why the last edit was rejected, as a sentence for the user; undefined after the next edit that succeeds. */
  readonly editError: string | undefined;
  /** The redirect that the last edit offers, because it changed the address of a page; undefined after the next edit. */
  readonly redirect: { readonly from: string; readonly to: string } | undefined;
  /** What came of the last save, and whether one is running. */
  readonly saving: SaveState;
  /**
   * The text of a config file that another program has changed while there are unsaved changes; undefined if
   * the file is as in `savedText`.
   */
  readonly changedText: string | undefined;
  /** Edits that could not be applied to a version of another author, until the user reapplies or discards them. */
  readonly unplaced: readonly UnappliedEdit[];
  /** The site at the last save that went to this browser's draft (`"kept"`); undefined before the first. */
  readonly savedDraft: EditedSite | undefined;
  /** The schemas of the site, for the words of changes; the same for the whole session. */
  readonly schemas: Schemas;
  /** How a config of an older version is read; the same for the whole session. */
  readonly migrations: Migrations;
  /** Why nothing can be edited, as a sentence for the user; undefined if the site can be edited. */
  readonly readOnly: string | undefined;
}

/**
 * The only ways to change the state. A command that returns an `EditResult` reports a rejected edit there and
 * in `editError`.
 */
interface EditorCommands {
  /**
   * Makes an edit as one step of the log. It continues the last step if both type into the same field within
   * a second.
   */
  apply(edit: Edit): EditResult;
  /**
   * Makes an edit while a handle is held, such as that of a slider. It continues the last step of the same
   * field, however long the pause.
   */
  drag(edit: Edit): EditResult;
  /**
   * Makes an edit as `apply` does, but marks it as typed (`isTyped`), so that rendering can wait for the
   * paint of the letter.
   */
  type(edit: Edit): EditResult;
  /** Makes the next edit a step of its own. */
  endTyping(): void;
  undo(): void;
  redo(): void;
  /** Selects a page or a block. If the selection changes, the next edit is a step of its own. */
  select(selection: Selection): void;
  /** Undoes one change of `unsavedChanges`, found by its key, with an edit of its own. Later changes stay. */
  revert(key: string): void;
  /** Replaces the config by the text of another one, in one undoable step. */
  importText(text: string): EditResult;
  /** Checks the site and writes what can be written. The outcome is in `saving`. */
  save(): Promise<void>;
  /** What a save would write and leave out; undefined if the site can't be checked and must be before it is published. */
  planSave(): Promise<PlannedSave | undefined>;
  /** The problems of the site with all changes, as `check` finds them. */
  findProblems(check: CheckSite): Promise<readonly Problem[]>;
  /** Follows the file if nothing is unsaved; otherwise a conflict. */
  onFileChanged(text: string): void;
  /** Follows entries without unsaved changes. A save reports the others. */
  onEntriesChanged(files: EntryFiles): void;
  /** Ends the conflict about one entry's file: keeps the edited version, or replaces it by the one in the file. */
  resolveEntry(file: string, choice: "mine" | "theirs"): void;
  /** Opens the conflict with `changedText`; does nothing if the file has not changed. */
  compare(): void;
  /** With `mine` and `theirs`, the other version is one undo away. */
  resolve(choice: Choice): void;
  /** Closes the conflict without a decision. The next save reports it again. */
  postpone(): void;
  /** Makes an edit of `unplaced` in the site as it is now, and removes it from the list if it succeeds. */
  reapply(left: UnappliedEdit): EditResult;
  /** Removes an edit from `unplaced` without making it. */
  discard(left: UnappliedEdit): void;
  /** Returns to the saved site in one undoable step. */
  revertAll(): void;
  /** Rejects all edits from now on for this reason, or allows them again. */
  setReadOnly(reason: string | undefined): void;
}

/** What follows from the data is in `selectors.ts`. */
export type EditorState = EditorData & EditorCommands;
