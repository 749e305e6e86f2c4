import type { Problem } from "../../../schema/problems/problem.ts";

/** A file of a save: written over the known text; without a text, it is deleted. */
export interface SiteWrite {
  /** Relative to the site's folder; undefined for the config file. */
  readonly file: string | undefined;
  readonly text: string | undefined;
  /** The text that the session knows; if the file has another one, nothing is written. Undefined for a new file. */
  readonly known: string | undefined;
}

/** What came of a save. All files are written, or none. */
export type SaveResult =
  | { readonly kind: "saved" }
  /** No file was written: the host can't write, so the changes are stored in this browser's draft until they are published. */
  | { readonly kind: "kept" }
  /** The changes are a merge request on the host, and stay unsaved here. */
  | { readonly kind: "proposed" }
  /** Files that changed meanwhile, with their texts; undefined for a deleted one. */
  | { readonly kind: "changed"; readonly files: ReadonlyMap<string | undefined, string | undefined> }
  | { readonly kind: "failed"; readonly reason: string; readonly problems?: readonly Problem[] };

/** How far a save is, where its host takes pictures one at a time. */
export interface SaveProgress {
  readonly done: number;
  readonly total: number;
}
