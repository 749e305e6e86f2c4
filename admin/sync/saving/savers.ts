import type { Problem } from "../../../schema/problem.ts";
import type { Change } from "../../diff/change.ts";
import type { SaveResult } from "../state/editor-state.ts";
import type { CheckSite } from "../state/save-plan.ts";

/** The whole file of an entry to be written over the text that is known; without a text, the file is deleted. */
export interface EntryWrite {
  readonly file: string;
  readonly text: string | undefined;
  readonly known: string | undefined;
}

/** The same of any file; the config's has no name. */
export interface SiteWrite extends Omit<EntryWrite, "file"> {
  readonly file: string | undefined;
}

/** What became of files of which all are written, or none. */
export type TogetherResult =
  | { readonly kind: "saved" }
  /** Somebody looks at them first: as long as that takes, nothing is saved. */
  | { readonly kind: "proposed" }
  /** These are not as this session knows them: their texts, none for one that is gone. */
  | { readonly kind: "changed"; readonly files: ReadonlyMap<string | undefined, string | undefined> }
  | { readonly kind: "failed"; readonly reason: string; readonly problems?: readonly Problem[] };

export interface Savers {
  /** Writes the file, if it is still the one whose text is `known`. */
  readonly saveFile: (text: string, known: string) => Promise<SaveResult>;
  /** Writes or deletes the file of an entry in the same way. */
  readonly saveEntry: (save: EntryWrite) => Promise<SaveResult>;
  /** Where it is there, all files are given to it, and none to the others. */
  readonly saveTogether?:
    | ((writes: readonly SiteWrite[], changes: readonly Change[]) => Promise<TogetherResult>)
    | undefined;
  /** Finds what is wrong with a site, where what is broken is not to be saved. Rejects where it can't be told. */
  readonly check?: CheckSite | undefined;
}
