import { createStore, type StoreApi } from "zustand/vanilla";
import type { SiteDocument } from "../../editing/document/site-document.ts";
import type { Problem } from "../../schema/problems/problem.ts";

/** Why a file could not be imported. */
export interface ImportFailure {
  /** What the user calls the file, or how many there were. */
  readonly name: string;
  /** A sentence for the user. */
  readonly reason: string;
  /** The errors of the site in the file; empty if it could not be read as a site. */
  readonly problems: readonly Problem[];
  /** The site in the file, so that the locations of problems can be named; missing if it could not be read. */
  readonly document?: SiteDocument;
}

/** The last import. */
export interface Imports {
  /** Undefined if it succeeded, or nothing was imported yet. */
  readonly failure: ImportFailure | undefined;
}

export function createImports(): StoreApi<Imports> {
  return createStore<Imports>()(() => ({ failure: undefined }));
}
