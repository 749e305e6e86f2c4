import type { Step } from "../../document/history.ts";
import type { UnplacedEdit } from "./unplaced-edit.ts";

/** Plain JSON. */
export interface Draft {
  readonly format: 2;
  /** The `configVersion` that the edits were made for. */
  readonly schemaVersion: number;
  /** One that is not listed is version 1. */
  readonly blockVersions?: Readonly<Record<string, number>>;
  /** The text that was opened, which the steps apply to. */
  readonly baseText: string;
  /** The text that was saved last, if any. */
  readonly savedText?: string;
  /** Of each entry that a step is about, by file. */
  readonly entries?: Readonly<Record<string, DraftEntry>>;
  readonly steps: readonly Step[];
  readonly cursor: number;
  /** Edits that could not be applied to a changed file. */
  readonly unplaced?: readonly UnplacedEdit[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Null where there is no such file. */
export interface DraftEntry {
  readonly baseText: string | null;
  readonly savedText?: string | null;
}
