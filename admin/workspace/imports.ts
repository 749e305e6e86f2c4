import { createStore, type StoreApi } from "zustand/vanilla";
import type { Problem } from "../../schema/problem.ts";
import type { SiteDocument } from "../document/site-document.ts";

/** Why a file was not imported: a sentence, and the problems in it as `site validate` reports them. */
export interface ImportFailure {
  readonly name: string;
  readonly reason: string;
  readonly problems: readonly Problem[];
  /** The site in the file, as far as it can be understood: the locations of the problems are in it. */
  readonly document?: SiteDocument;
}

export interface Imports {
  /** Why the last file was not imported. */
  readonly failure: ImportFailure | undefined;
}

export function createImports(): StoreApi<Imports> {
  return createStore<Imports>()(() => ({ failure: undefined }));
}
