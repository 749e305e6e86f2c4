import type { Change } from "../../diff/change.ts";
import type { History } from "../../document/history.ts";
import type { UnplacedEdit } from "./unplaced-edit.ts";

/** Two versions that came from one: the session's, and the file's, which somebody else has changed. */
export interface Conflict {
  readonly fileText: string;
  /** What the session has changed since both were the same, and what the file has. */
  readonly mine: readonly Change[];
  readonly theirs: readonly Change[];
  /** The session's edits repeated on the file, and those that have no place in it. */
  readonly together: History;
  readonly unplaced: readonly UnplacedEdit[];
}

/** Which version goes on: the session's, the file's, or the session's edits on top of the file. */
export type Choice = "mine" | "theirs" | "both";
