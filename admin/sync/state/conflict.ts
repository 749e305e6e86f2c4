import type { Change } from "../../../editing/diff/change.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import type { History } from "../../../editing/edits/history.ts";
import type { UnappliedEdit } from "./unapplied-edit.ts";

/** Two versions of the config that were made from the same one, with what each has changed. */
export interface Conflict {
  /** The text that is in the file now; with `otherDraft`, the text of the other device's config. */
  readonly fileText: string;
  /** What this session has changed since the last save. */
  readonly mine: readonly Change[];
  /** What the other version has changed since then. */
  readonly theirs: readonly Change[];
  /** The other version with this session's edits on top: the result of the choice `both`. */
  readonly together: History;
  /** Edits of this session that are not in `together`, because the other version has changed the same values. */
  readonly unplaced: readonly UnappliedEdit[];
  /** The draft of another device, where it is no file that differs. */
  readonly otherDraft?: EditedSite;
}

/** The session's version, the file's, or the session's edits on top of the file. */
export type Choice = "mine" | "theirs" | "both";
