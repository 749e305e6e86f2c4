import type { Step } from "../../../editing/edits/history.ts";
import type { UnappliedEdit } from "./unapplied-edit.ts";

export interface Draft {
  readonly format: 2;
  /** The `configVersion` that the edits were made for. */
  readonly schemaVersion: number;
  readonly blockVersions?: Readonly<Record<string, number>>;
  readonly baseText: string;
  readonly savedText?: string;
  readonly entries?: Readonly<Record<string, DraftEntry>>;
  readonly steps: readonly Step[];
  readonly cursor: number;
  readonly unplaced?: readonly UnappliedEdit[];
  readonly savedAt: number;
}

export interface DraftEntry {
  readonly baseText: string | null;
  readonly savedText?: string | null;
}
