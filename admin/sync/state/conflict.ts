import type { Change } from "../../diff/change.ts";
import type { History } from "../../document/history.ts";
import type { UnappliedEdit } from "./unapplied-edit.ts";

export interface Conflict {
  readonly fileText: string;
  readonly mine: readonly Change[];
  readonly theirs: readonly Change[];
  readonly together: History;
  readonly unplaced: readonly UnappliedEdit[];
}

/** The session's version, the file's, or the session's edits on top of the file. */
export type Choice = "mine" | "theirs" | "both";
