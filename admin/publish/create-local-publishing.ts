import { createStore, type StoreApi } from "zustand/vanilla";
import { sameValue } from "../document/same-value.ts";
import type { LocalChanges, LocalRepository, LocalResult } from "../sync/host/local-changes.ts";

/** Publishing with the git repository that the site's folder is in. */
export interface LocalPublishing {
  /** Nothing where there is no such repository, as far as is known. */
  readonly changes: LocalChanges | undefined;
  readonly isSending: boolean;
  /** Why nothing was sent the last time. */
  readonly refused: Exclude<LocalResult, { kind: "published" }> | undefined;
  /** Looks what there is to be sent by now. */
  look(): Promise<void>;
  /** Sends what was shown. Gives whether that worked. */
  send(message: string): Promise<boolean>;
}

export function createLocalPublishing(repository: LocalRepository): StoreApi<LocalPublishing> {
  let asked = 0;
  return createStore<LocalPublishing>()((set, get) => ({
    changes: undefined,
    isSending: false,
    refused: undefined,
    async look() {
      const mine = ++asked;
      const changes = await repository.changes();
      // Of two answers, that to the later question is the newer.
      if (mine === asked) set({ changes });
    },
    async send(message) {
      const { changes, isSending } = get();
      if (!changes || isSending) return false;
      set({ isSending: true, refused: undefined });
      const send = ({ head, files }: LocalChanges) =>
        repository.publish({ head, message, files: files.map(({ file }) => file) });
      let result = await send(changes);
      await get().look();
      const now = get().changes;
      // Another commit is checked out, and what was shown is still all that there is to send.
      if (result.kind === "changed" && now && isSameToSend(now, changes)) {
        result = await send(now);
        await get().look();
      }
      set({ isSending: false, refused: result.kind === "published" ? undefined : result });
      return result.kind === "published";
    },
  }));
}

function isSameToSend(one: LocalChanges, other: LocalChanges): boolean {
  return sameValue([one.branch, one.files, one.commits], [other.branch, other.files, other.commits]);
}

/** How much there is to be sent. */
export function countLocal(changes: LocalChanges | undefined): number {
  return changes ? changes.files.length + changes.commits.length : 0;
}
