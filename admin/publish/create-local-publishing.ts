import { createStore, type StoreApi } from "zustand/vanilla";
import { sameValue } from "../../editing/document/value.ts";
import type { LocalChanges, LocalRepository, LocalResult } from "../../editing/host/local-repository.ts";

/** Publishing from `site dev`: a push of the Git repository on this machine. */
export interface LocalPublishing {
  /** What a push would send; undefined before the first answer, and without a remote. */
  readonly changes: LocalChanges | undefined;
  readonly isSending: boolean;
  /** Why the last push failed; undefined if none has. */
  readonly failure: Exclude<LocalResult, { kind: "published" }> | undefined;
  /** Asks the server for `changes` again. */
  refresh(): Promise<void>;
  /** Commits the changes with this message and pushes. Resolves to whether it succeeded. */
  send(message: string): Promise<boolean>;
}

export function createLocalPublishing(repository: LocalRepository): StoreApi<LocalPublishing> {
  let asked = 0;
  return createStore<LocalPublishing>()((set, get) => ({
    changes: undefined,
    isSending: false,
    failure: undefined,
    async refresh() {
      const mine = ++asked;
      const changes = await repository.changes();
      if (mine === asked) set({ changes });
    },
    async send(message) {
      const { changes, isSending } = get();
      if (!changes || isSending) return false;
      set({ isSending: true, failure: undefined });
      const send = ({ head, files }: LocalChanges) =>
        repository.publish({ head, message, files: files.map(({ file }) => file) });
      let result = await send(changes);
      await get().refresh();
      const now = get().changes;
      // The head has changed, and what was shown is still all that there is to push.
      if (result.kind === "changed" && now && isSameToSend(now, changes)) {
        result = await send(now);
        await get().refresh();
      }
      set({ isSending: false, failure: result.kind === "published" ? undefined : result });
      return result.kind === "published";
    },
  }));
}

function isSameToSend(one: LocalChanges, other: LocalChanges): boolean {
  return sameValue([one.branch, one.files, one.commits], [other.branch, other.files, other.commits]);
}

export function countLocal(changes: LocalChanges | undefined): number {
  return changes ? changes.files.length + changes.commits.length : 0;
}
