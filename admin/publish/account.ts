import type { PublishSettings } from "../../schema/admin-settings.ts";
import type { AccessKey } from "./host-sign-in.ts";
import { RepositoryError } from "./repository.ts";

export interface Account {
  isStored(): boolean;
  /** Undefined if signed out. Rejects with a `RepositoryError` where the key can't be renewed. */
  token(): Promise<string | undefined>;
  store(key: AccessKey): void;
  forget(): void;
}

interface AccountOptions {
  readonly settings: PublishSettings;
  readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly renew?: ((refresh: string) => Promise<AccessKey>) | undefined;
  /** Runs while no other tab does: a refresh token is valid once. */
  readonly alone: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  readonly now: () => number;
}

/** In milliseconds; long enough to publish with the key. */
const renewBeforeMs = 120_000;

/** Where storage is denied, a key lasts as long as the page. */
export function createAccount({ settings, storage, renew, alone, now }: AccountOptions): Account {
  const { host, url = "", repository } = settings;
  const name = `blockwork token ${host} ${url} ${repository}`;
  let unkept: AccessKey | undefined;
  const attempt = <Value>(work: () => Value): Value | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  // Another tab may have stored a newer one.
  const read = () => readKey(attempt(() => storage().getItem(name))) ?? unkept;
  const keep = (key: AccessKey) => {
    unkept = key;
    attempt(() => storage().setItem(name, key.refresh === undefined ? key.token : JSON.stringify(key)));
  };
  const forget = () => {
    unkept = undefined;
    attempt(() => storage().removeItem(name));
  };
  const isGood = ({ until }: AccessKey) => until === undefined || until - renewBeforeMs > now();
  const renewed = async () => {
    const key = read();
    if (!key?.refresh || !renew || isGood(key)) return key?.token;
    try {
      const next = await renew(key.refresh);
      keep(next);
      return next.token;
    } catch (error) {
      if (!(error instanceof RepositoryError) || error.kind !== "signed-out") throw error;
      forget();
      return undefined;
    }
  };
  return {
    isStored: () => read() !== undefined,
    async token() {
      const key = read();
      if (!key?.refresh || isGood(key)) return key?.token;
      return alone(name, renewed);
    },
    store: keep,
    forget,
  };
}

function readKey(text: string | null | undefined): AccessKey | undefined {
  if (!text) return undefined;
  if (!text.startsWith("{")) return { token: text };
  try {
    return JSON.parse(text) as AccessKey;
  } catch {
    return undefined;
  }
}
