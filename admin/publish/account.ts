import type { PublishSettings } from "../../schema/site/admin-settings.ts";
import type { AccessKey } from "./host-sign-in.ts";
import { RepositoryError } from "./hosts/repository.ts";

/** The key with which the editor signs in to the repository's host. */
export interface Account {
  /** Whether somebody is signed in, even if the key may have expired. */
  isStored(): boolean;
  /** The access token, renewed if it expires soon. Undefined if signed out. Rejects with a `RepositoryError` where the key can't be renewed. */
  token(): Promise<string | undefined>;
  /** In memory, as long as the page; with `stays` on the device, until `forget`. */
  store(key: AccessKey, stays: boolean): void;
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

/** Any script of the origin reads what is in storage, so a key is there only by choice. */
export function createAccount({ settings, storage, renew, alone, now }: AccountOptions): Account {
  const { host, url = "", repository } = settings;
  const name = `blockwork token ${host} ${url} ${repository}`;
  let held: AccessKey | undefined;
  const attempt = <Value>(work: () => Value): Value | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  // Another tab may have stored a newer one.
  const stored = () => readKey(attempt(() => storage().getItem(name)));
  const read = () => stored() ?? held;
  const forget = () => {
    held = undefined;
    attempt(() => storage().removeItem(name));
  };
  const store = (key: AccessKey, stays: boolean) => {
    forget();
    held = key;
    const text = key.refresh === undefined ? key.token : JSON.stringify(key);
    if (stays) attempt(() => storage().setItem(name, text));
  };
  const isGood = ({ until }: AccessKey) => until === undefined || until - renewBeforeMs > now();
  const renewed = async () => {
    const key = read();
    if (!key?.refresh || !renew || isGood(key)) return key?.token;
    try {
      const next = await renew(key.refresh);
      store(next, stored() !== undefined);
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
    store,
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
