import { createStore } from "zustand/vanilla";
import type { ImportFailure } from "../features/transfer/read-import.ts";

interface Imports {
  /** Why the last file was not imported. */
  readonly failure: ImportFailure | undefined;
}

/** What became of the file that was imported last. */
export function createImports() {
  return createStore<Imports>()(() => ({ failure: undefined }));
}
