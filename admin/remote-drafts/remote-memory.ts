import { createStore, get, set, type UseStore } from "idb-keyval";
import type { StoredDraft } from "../sync/drafts/draft-writer.ts";
import type { Clock } from "./clock.ts";
import type { RemotePicture } from "./remote-draft.ts";

export interface RemoteRecord {
  readonly branch: string;
  readonly head?: string | undefined;
  readonly draft: StoredDraft | null;
  readonly at?: number | undefined;
  readonly clock: Clock;
  readonly versions: string;
  readonly pictures: Readonly<Record<string, RemotePicture>>;
  /** The id of a write whose answer has not come. */
  readonly attempt?: string | undefined;
}

export interface RemoteChoices {
  readonly device?: string;
  readonly name?: string;
  readonly isAgreed?: boolean;
}

export interface RemoteMemory {
  read(): Promise<RemoteRecord | undefined>;
  write(record: RemoteRecord): Promise<void>;
  choices(): RemoteChoices;
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
