import { createStore, type StoreApi } from "zustand/vanilla";
import type { SiteDocument } from "../../editing/document/site-document.ts";
import type { Problem } from "../../schema/problem.ts";

export interface ImportFailure {
  readonly name: string;
  readonly reason: string;
  readonly problems: readonly Problem[];
  readonly document?: SiteDocument;
}

export interface Imports {
  readonly failure: ImportFailure | undefined;
}

export function createImports(): StoreApi<Imports> {
  return createStore<Imports>()(() => ({ failure: undefined }));
}
