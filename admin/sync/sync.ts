import { useMemo } from "react";
import { type StoreApi, useStore } from "zustand";
import { requiredContext } from "../ui/browser/required-context.ts";
import { type AutosavedChange, autosavedChanges } from "./autosave/autosaved-changes.ts";
import type { Autosaved } from "./autosave/create-autosaved.ts";
import type { UnreadableFiles } from "./autosave/repairs.ts";
import type { AutosavedStores, FileText } from "./autosave/session-autosaved.ts";
import type { DraftStorage } from "./drafts/draft-storage.ts";
import type { DraftWriter } from "./drafts/draft-writer.ts";
import type { Host } from "./host/host.ts";

/** How the opened site is saved, here and at its host. */
export interface Sync {
  /** The server of the site. */
  readonly host: Host;
  /** Stores the unsaved work in this browser. */
  readonly drafts: DraftWriter;
  /** Where the named versions are stored: the storage of the draft. */
  readonly versionStorage: DraftStorage;
  /** Values that are saved without the Save button. */
  readonly autosaved: AutosavedStores;
  /** The files of entries that can't be read, until they are repaired. */
  readonly unreadableFiles: StoreApi<UnreadableFiles>;
}

export const [SyncContext, useSync] = requiredContext<Sync>("Sync");

export function useRepairs<Value>(select: (state: Autosaved<FileText>) => Value): Value {
  return useStore(useSync().autosaved.repairs, select);
}

export function useAutosavedChanges(): readonly AutosavedChange[] {
  const { autosaved } = useSync();
  const repairs = useRepairs((state) => state.values);
  return useMemo(() => autosavedChanges({ repairs }, autosaved), [autosaved, repairs]);
}

export function useAutosavedCount(): number {
  return useRepairs((state) => state.values.size);
}
