import type { Step } from "../../../editing/edits/history.ts";
import type { UnappliedEdit } from "./unapplied-edit.ts";

/** A session's unsaved work as it is stored in the browser: the files that the log starts from, and the log. */
export interface Draft {
  /** The version of this stored format. */
  readonly format: 2;
  /** The `configVersion` that the edits were made for. */
  readonly schemaVersion: number;
  /** The versions of block types that the edits were made for, by type; a missing one is version 1. */
  readonly blockVersions?: Readonly<Record<string, number>>;
  /** `baseText` of the state. */
  readonly baseText: string;
  /** `savedText` of the state, if it differs from `baseText`. */
  readonly savedText?: string;
  /** The files of entries that the log touches, by file. */
  readonly entries?: Readonly<Record<string, DraftEntry>>;
  /** All steps of the log, with those that were undone. */
  readonly steps: readonly Step[];
  /** How many of the steps count; the others can be redone. */
  readonly cursor: number;
  /** `unplaced` of the state, if it is not empty. */
  readonly unplaced?: readonly UnappliedEdit[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The file of an entry in a draft; what the log makes of it follows from the steps. */
export interface DraftEntry {
  /** The text that the log starts from; null for a file that did not exist. */
  readonly baseText: string | null;
  /** The text as last saved, if it differs from `baseText`; null for no file. */
  readonly savedText?: string | null;
}
