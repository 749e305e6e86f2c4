import type { Step } from "../history.ts";

/** What is kept of a session that may end at any moment: plain JSON, for whichever storage there is. */
export interface Draft {
  readonly format: 1;
  /** The `configVersion` that the edits were made for. */
  readonly schemaVersion: number;
  /** Of the file as this draft last knew it: as it was opened, or as it was saved since. */
  readonly file: string;
  /** The text that was opened, on which the steps stand. */
  readonly baseText: string;
  /** The same of each entry that a step is about, by its file. */
  readonly entries: Readonly<Record<string, DraftEntry>>;
  readonly steps: readonly Step[];
  readonly cursor: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** What a draft knows of the file of an entry; null where there was none. */
export interface DraftEntry {
  /** Of the file as it was opened or saved last. */
  readonly file: string | null;
  readonly baseText: string | null;
}
