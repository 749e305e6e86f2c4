import type { Change } from "../../../editing/diff/change.ts";
import type { Problem } from "../../../schema/problem.ts";
import type { SaveResult } from "../state/editor-state.ts";
import type { CheckSite } from "../state/save-plan.ts";

/** Written over the known text; without a text, the file is deleted. */
export interface EntryWrite {
  readonly file: string;
  readonly text: string | undefined;
  readonly known: string | undefined;
}

export interface SiteWrite extends Omit<EntryWrite, "file"> {
  readonly file: string | undefined;
}

/** All files are written, or none. */
export type BatchResult =
  | { readonly kind: "saved" }
  | { readonly kind: "proposed" }
  /** Files that changed meanwhile, with their texts; undefined for a deleted one. */
  | { readonly kind: "changed"; readonly files: ReadonlyMap<string | undefined, string | undefined> }
  | { readonly kind: "failed"; readonly reason: string; readonly problems?: readonly Problem[] };

export interface Savers {
  readonly saveFile: (text: string, known: string) => Promise<SaveResult>;
  readonly saveEntry: (save: EntryWrite) => Promise<SaveResult>;
  readonly saveAll?:
    | ((writes: readonly SiteWrite[], changes: readonly Change[]) => Promise<BatchResult>)
    | undefined;
  readonly check?: CheckSite | undefined;
}
