import type { Change } from "../../diff/change.ts";
import type { History } from "../../document/history.ts";
import type { UnplacedEdit } from "./unplaced-edit.ts";

export interface Conflict {
  readonly fileText: string;
  /** What the session and the file have changed since both were the same. */
  readonly mine: readonly Change[];
  readonly theirs: readonly Change[];
  /** The session's edits rebased on the file, and those that could not be applied. */
  readonly together: History;
  readonly unplaced: readonly UnplacedEdit[];
}

/** The session's version, the file's, or the session's edits on top of the file. */
export type Choice = "mine" | "theirs" | "both";
