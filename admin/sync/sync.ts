import { useMemo } from "react";
import { type StoreApi, useStore } from "zustand";
import { requiredContext } from "../ui/required-context.ts";
import { type AutosavedChange, autosavedChanges } from "./autosave/autosaved-changes.ts";
import type { Autosaved } from "./autosave/create-autosaved.ts";
import type { Disk } from "./autosave/create-repairs.ts";
import type { FileText, SessionAutosaved } from "./autosave/session-autosaved.ts";
import type { DraftStorage } from "./drafts/draft-storage.ts";
import type { DraftKeeper } from "./drafts/keep-draft.ts";
import type { Host } from "./host/host.ts";

/** Where the site comes from and where its changes are kept. */
export interface Sync {
  readonly host: Host;
  /** Saves the draft in this browser. */
  readonly drafts: DraftKeeper;
  /** Where named versions are stored. */
  readonly versionStorage: DraftStorage;
  /** Values that are saved without the Save button. */
  readonly autosaved: SessionAutosaved;
  /** What is known of the site's files and is not in the document. */
  readonly disk: StoreApi<Disk>;
}

export const [SyncContext, useSync] = requiredContext<Sync>("Sync");

/** A part of the texts that are to repair unreadable files. */
export function useRepairs<Value>(select: (state: Autosaved<FileText>) => Value): Value {
  return useStore(useSync().autosaved.repairs, select);
}

/** The autosaved values as changes. */
export function useAutosavedChanges(): readonly AutosavedChange[] {
  const { autosaved } = useSync();
  const repairs = useRepairs((state) => state.values);
  return useMemo(() => autosavedChanges({ repairs }, autosaved), [autosaved, repairs]);
}

/** How many autosaved values are not saved yet. */
export function useAutosavedCount(): number {
  return useRepairs((state) => state.values.size);
}
