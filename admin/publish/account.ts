import type { PublishSettings } from "../../schema/site/admin.ts";

/** The token with which this browser publishes a site: under a key of its own, in no draft and no export. */
export interface Account {
  token(): string | undefined;
  keep(token: string): void;
  forget(): void;
}

/** Where a browser refuses to keep anything, a token lasts as long as the page. */
export function createAccount(
  { host, url = "", repository }: PublishSettings,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): Account {
  const key = `blockwork token ${host} ${url} ${repository}`;
  let kept: string | undefined;
  const attempt = <Value>(work: () => Value): Value | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    token: () => kept ?? attempt(() => storage().getItem(key)) ?? undefined,
    keep(token) {
      kept = token;
      attempt(() => storage().setItem(key, token));
    },
    forget() {
      kept = undefined;
      attempt(() => storage().removeItem(key));
    },
  };
}
