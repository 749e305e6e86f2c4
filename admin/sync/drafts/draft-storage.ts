import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { messages } from "../../messages/messages.ts";

/** A draft that could not be opened, or that somebody did not want opened: there to be downloaded. */
export interface ArchivedDraft {
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly draft: unknown;
}

/** Where the draft of one site is kept. Everything rejects where nothing can be kept. */
export interface DraftStorage {
  /** Makes this tab the one whose draft counts, and gives what the one before it has left. */
  claim(): Promise<unknown>;
  read(): Promise<unknown>;
  /** Keeps a draft, or none. `lost` if another tab has claimed the site since: then this one's counts no more. */
  write(draft: unknown): Promise<"kept" | "lost">;
  readArchived(): Promise<readonly ArchivedDraft[]>;
  writeArchived(drafts: readonly ArchivedDraft[]): Promise<void>;
  /** The named versions of the site, which all tabs share. */
  readVersions(): Promise<unknown>;
  /** Makes other versions of those that are kept, and gives them. What other tabs keep meanwhile is not lost. */
  changeVersions(change: (kept: unknown) => unknown): Promise<unknown>;
}

interface StorageOptions {
  /** The site's name. */
  readonly key: string;
  /** This tab's. */
  readonly tab: string;
}

/**
 * The browser's own database. Each tab writes a record of its own, and one more says whose counts: so a tab that did
 * not notice that another has taken over can't write over that one's draft.
 */
export function createDraftStorage({ key, tab }: StorageOptions): DraftStorage {
  const [owner, archivedKey, versionsKey] = [`${key} owner`, `${key} aside`, `${key} versions`];
  const draftKey = (of: unknown) => `${key} draft ${of}`;
  let opened: UseStore | undefined;
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
        // A page that is being closed does not live to see the answer; what is committed is written all the same.
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
      }),
  };
}

/** How long a browser has to answer, in milliseconds. */
const timeoutMs = 3000;

/** A browser that refuses throws at once, rejects, or never answers: to its user it is all one. */
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
