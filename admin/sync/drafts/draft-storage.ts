import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { messages } from "../../../editing/messages/messages.ts";

/** A draft that could not be opened, stored until it is downloaded or deleted. */
export interface ArchivedDraft {
  /** Why it could not be opened, as a sentence. */
  readonly reason: string;
  /** When it was archived, in milliseconds since 1970. */
  readonly at: number;
  /** The draft as it was stored, in whatever format. */
  readonly draft: unknown;
}

/** Everything rejects where storage is denied. */
export interface DraftStorage {
  /** Makes this tab the current one. Resolves to the draft of the previous tab; undefined if there is none. */
  claim(): Promise<unknown>;
  /** The draft of the current tab; undefined if there is none. */
  read(): Promise<unknown>;
  /** `lost` if another tab has claimed the site since: its draft is the current one. */
  write(draft: unknown): Promise<"kept" | "lost">;
  readArchived(): Promise<readonly ArchivedDraft[]>;
  /** Replaces all archived drafts. */
  writeArchived(drafts: readonly ArchivedDraft[]): Promise<void>;
  /** The archive of named versions as stored. */
  readVersions(): Promise<unknown>;
  /** Resolves to the changed archive. Read and written in one transaction, so that no other tab's change is lost. */
  changeVersions(change: (kept: unknown) => unknown): Promise<unknown>;
  /** Reports changes of the archive by this tab or another. Returns the cleanup. */
  onVersions(listener: () => void): () => void;
}

interface StorageOptions {
  readonly key: string;
  readonly tab: string;
}

/** IndexedDB. Each tab writes its own record, and one names the current tab: one that missed a takeover can't overwrite the other's draft. */
export function createDraftStorage({ key, tab }: StorageOptions): DraftStorage {
  const [owner, archivedKey, versionsKey] = [`${key} owner`, `${key} aside`, `${key} versions`];
  const draftKey = (of: unknown) => `${key} draft ${of}`;
  let opened: UseStore | undefined;
  const listeners = new Set<() => void>();
  const use = <Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Value>) =>
    answered(async () => {
      opened ??= createStore("blockwork", "drafts");
      return opened(mode, work);
    });
  const get = (store: IDBObjectStore, at: string) => promisifyRequest<unknown>(store.get(at));
  const put = (store: IDBObjectStore, at: string, value: unknown) =>
    value === undefined ? store.delete(at) : store.put(value, at);
  return {
    claim: () =>
      use("readwrite", async (store) => {
        const before = await get(store, owner);
        const draft = await get(store, draftKey(before));
        store.put(tab, owner);
        if (before !== tab) {
          put(store, draftKey(tab), draft);
          store.delete(draftKey(before));
        }
        await promisifyRequest(store.transaction);
        return draft;
      }),
    read: () => use("readonly", async (store) => get(store, draftKey(await get(store, owner)))),
    write: (draft) =>
      use("readwrite", async (store) => {
        put(store, draftKey(tab), draft);
        const asked = get(store, owner);
        // A page that is closing does not get the answer, but what is committed is written.
        store.transaction.commit();
        const [claimed] = await Promise.all([asked, promisifyRequest(store.transaction)]);
        if (claimed === tab) return "kept";
        await use("readwrite", async (emptied) => void emptied.delete(draftKey(tab)));
        return "lost";
      }),
    readArchived: () =>
      use("readonly", async (store) => ((await get(store, archivedKey)) as ArchivedDraft[]) ?? []),
    writeArchived: (drafts) =>
      use("readwrite", async (store) => {
        store.put(drafts, archivedKey);
        await promisifyRequest(store.transaction);
      }),
    readVersions: () => use("readonly", (store) => get(store, versionsKey)),
    changeVersions: (change) =>
      use("readwrite", async (store) => {
        const changed = change(await get(store, versionsKey));
        put(store, versionsKey, changed);
        await promisifyRequest(store.transaction);
        return changed;
      }).then((changed) => {
        for (const listener of listeners) listener();
        return changed;
      }),
    onVersions(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** How long a browser has to answer, in milliseconds. */
const timeoutMs = 3000;

/** Browsers that deny storage throw, reject, or never answer. */
async function answered<Value>(work: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(messages.hosts.noDatabase)), timeoutMs);
  });
  try {
    return await Promise.race([work(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
