import type { Change } from "../../../editing/diff/change.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { SaveResult } from "../state/editor-state.ts";
import type { CheckSite } from "../state/save-plan.ts";

/** Written over the known text; without a text, the file is deleted. */
export interface EntryWrite {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly text: string | undefined;
  /** The text that the session knows; if the file has another one, nothing is written. Undefined for a new file. */
  readonly known: string | undefined;
}

/** A file of a save, whether an entry or the config. */
export interface SiteWrite extends Omit<EntryWrite, "file"> {
  /** Undefined for the config file. */
  readonly file: string | undefined;
}

/** All files are written, or none. */
export type BatchResult =
  | { readonly kind: "saved" }
  /** The changes are a merge request on the host, and stay unsaved here. */
  | { readonly kind: "proposed" }
  /** Files that changed meanwhile, with their texts; undefined for a deleted one. */
  | { readonly kind: "changed"; readonly files: ReadonlyMap<string | undefined, string | undefined> }
  | { readonly kind: "failed"; readonly reason: string; readonly problems?: readonly Problem[] };

/** How changes are written; the hosts implement it. */
export interface Savers {
  /** Writes the config file, if it has the text `known`. */
  readonly saveFile: (text: string, known: string) => Promise<SaveResult>;
  /** Writes or deletes the file of an entry. */
  readonly saveEntry: (save: EntryWrite) => Promise<SaveResult>;
  /**
   * Writes all files in one commit, whose message is made from the changes. Without it, each file is written
   * by itself.
   */
  readonly saveAll?:
    | ((writes: readonly SiteWrite[], changes: readonly Change[]) => Promise<BatchResult>)
    | undefined;
  /** Finds the problems of a site before it is saved. Without it, everything is saved unchecked. */
  readonly check?: CheckSite | undefined;
}
