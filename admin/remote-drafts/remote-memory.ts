import { createStore, get, set, type UseStore } from "idb-keyval";
import type { StoredDraft } from "../sync/drafts/draft-writer.ts";
import type { Clock } from "./clock.ts";
import type { RemotePicture } from "./remote-draft.ts";

/** What this browser and the branch had in common last, stored in this browser. */
export interface RemoteRecord {
  /** The name of the branch that the record is about. */
  readonly branch: string;
  /** The commit of the branch; missing if the branch did not exist. */
  readonly head?: string | undefined;
  /** The draft on the branch; null if it has none. */
  readonly draft: StoredDraft | null;
  /** When the host got the draft, in milliseconds since 1970; missing if there was none. */
  readonly at?: number | undefined;
  /** How often each device has written, as far as this browser knows. */
  readonly clock: Clock;
  /** The stamp of the archive of named versions. */
  readonly versions: string;
  /** By version. */
  readonly pictures: Readonly<Record<string, RemotePicture>>;
  /** The id of a write whose answer has not come. */
  readonly attempt?: string | undefined;
}

/** What the user has chosen in this browser. */
export interface RemoteChoices {
  /** The id of this device. */
  readonly device?: string;
  /** The name of the branch, where the key may not tell whose it is. */
  readonly name?: string;
  /** Whether work may be stored in a public repository; missing until it is answered. */
  readonly isAgreed?: boolean;
}

/** Where storage is denied, it lasts as long as the page. */
export interface RemoteMemory {
  /** Undefined if nothing was written or read here yet. */
  read(): Promise<RemoteRecord | undefined>;
  write(record: RemoteRecord): Promise<void>;
  /** The choices so far. */
  choices(): RemoteChoices;
  /** Changes the given choices, and keeps the others. */
  choose(choices: RemoteChoices): void;
}

export function createRemoteMemory(
  key: string,
  storage: () => Pick<Storage, "getItem" | "setItem">,
): RemoteMemory {
  let opened: UseStore | undefined;
  let kept: RemoteRecord | undefined;
  const store = () => (opened ??= createStore("blockwork-remote-drafts", "records"));
  const name = `blockwork remote drafts ${key}`;
  let chosen: RemoteChoices = {};
  return {
    async read() {
      try {
        return (await get<RemoteRecord>(key, store())) ?? kept;
      } catch {
        return kept;
      }
    },
    async write(record) {
      kept = record;
      try {
        await set(key, record, store());
      } catch {}
    },
    choices() {
      try {
        return { ...chosen, ...(JSON.parse(storage().getItem(name) ?? "{}") as RemoteChoices) };
      } catch {
        return chosen;
      }
    },
    choose(choices) {
      chosen = { ...this.choices(), ...choices };
      try {
        storage().setItem(name, JSON.stringify(chosen));
      } catch {}
    },
  };
}
