import type { Step } from "../../document/history.ts";
import type { UnplacedEdit } from "./unplaced-edit.ts";

/** What is kept of a session that may end at any moment: plain JSON, for whichever storage there is. */
export interface Draft {
  readonly format: 2;
  /** The `configVersion` that the edits were made for. */
  readonly schemaVersion: number;
  /** The versions of the blocks that they were made for; one that is not listed is the first. */
  readonly blockVersions?: Readonly<Record<string, number>>;
  /** The text that was opened, on which the steps stand. */
  readonly baseText: string;
  /** The text of the file as it was saved since, if it was. */
  readonly savedText?: string;
  /** The same of each entry that a step is about, by its file. */
  readonly entries?: Readonly<Record<string, DraftEntry>>;
  readonly steps: readonly Step[];
  readonly cursor: number;
  /** Edits that found no place in a file that was changed meanwhile, until somebody has seen to them. */
  readonly unplaced?: readonly UnplacedEdit[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The texts of an entry's file; null where there is no such file. */
export interface DraftEntry {
  readonly baseText: string | null;
  readonly savedText?: string | null;
}
