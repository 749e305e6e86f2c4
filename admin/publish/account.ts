import type { PublishSettings } from "../../schema/site/admin.ts";
import type { AccessKey } from "./host-sign-in.ts";
import { RepositoryError } from "./repository.ts";

/** The key with which this browser publishes a site: in a place of its own, in no draft and no export. */
export interface Account {
  isKept(): boolean;
  /** A token that does now; nothing where nobody is signed in. Rejects with a `RepositoryError` where it can't be renewed now. */
  token(): Promise<string | undefined>;
  keep(key: AccessKey): void;
  forget(): void;
}

interface AccountOptions {
  readonly settings: PublishSettings;
  readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Gets another key for one that has expired; without it, the host says that it has. */
  readonly renew?: ((refresh: string) => Promise<AccessKey>) | undefined;
  /** Does something while no other tab does it: what a key is renewed with is good for once. */
  readonly alone: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How long before it expires a key is renewed, in milliseconds: long enough to send something with it. */
const renewAheadMs = 120_000;

/** Where a browser refuses to keep anything, a key lasts as long as the page. */
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
  // What another tab has kept is newer.
  const read = () => readKey(attempt(() => storage().getItem(name))) ?? unkept;
  const keep = (key: AccessKey) => {
    unkept = key;
    attempt(() => storage().setItem(name, key.refresh === undefined ? key.token : JSON.stringify(key)));
  };
  const forget = () => {
    unkept = undefined;
    attempt(() => storage().removeItem(name));
  };
  const isGood = ({ until }: AccessKey) => until === undefined || until - renewAheadMs > now();
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
    isKept: () => read() !== undefined,
    async token() {
      const key = read();
      if (!key?.refresh || isGood(key)) return key?.token;
      return alone(name, renewed);
    },
    keep,
    forget,
  };
}

/** One that was made by hand is kept as it is. */
function readKey(text: string | null | undefined): AccessKey | undefined {
  if (!text) return undefined;
  if (!text.startsWith("{")) return { token: text };
  try {
    return JSON.parse(text) as AccessKey;
  } catch {
    return undefined;
  }
}
