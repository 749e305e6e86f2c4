import type { Change } from "../../../editing/diff/change.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import type { History } from "../../../editing/edits/history.ts";
import type { UnappliedEdit } from "./unapplied-edit.ts";

export interface Conflict {
  readonly fileText: string;
  readonly mine: readonly Change[];
  readonly theirs: readonly Change[];
  readonly together: History;
  readonly unplaced: readonly UnappliedEdit[];
  /** The draft of another device, where it is no file that differs. */
  readonly otherDraft?: EditedSite;
}

/** The session's version, the file's, or the session's edits on top of the file. */
export type Choice = "mine" | "theirs" | "both";
