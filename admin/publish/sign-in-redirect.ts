import type { StartedSignIn } from "./host-sign-in.ts";

const key = "blockwork sign-in";

/** How the user has come back from the host's page. */
export interface SignInRedirect {
  /** The query with which the host has sent the user back. */
  readonly answer: URLSearchParams;
  /** Undefined in another tab than the one in which it started. */
  readonly started: StartedSignIn | undefined;
}

interface Place {
  readonly location: Pick<Location, "origin" | "pathname" | "search" | "hash">;
  readonly history: Pick<History, "replaceState" | "state">;
  readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

/** The redirect URI: with a slash at its end, and nothing after it. */
export function editorAddress({ origin, pathname }: Place["location"]): string {
  return `${origin}${pathname.replace(/(?:\/index\.html|\/)?$/, "/")}`;
}

export function storeStartedSignIn(started: StartedSignIn, { location, storage }: Place): void {
  storage().setItem(key, JSON.stringify({ begun: started, hash: location.hash }));
}

export function takeSignInRedirect({ location, history, storage }: Place): SignInRedirect | undefined {
  const answer = new URLSearchParams(location.search);
  if (!answer.has("state") || !(answer.has("code") || answer.has("error"))) return undefined;
  const kept = readKept(storage);
  history.replaceState(history.state, "", `${location.pathname}${kept?.hash ?? location.hash}`);
  return { answer, started: kept?.begun };
}

function readKept(
  storage: Place["storage"],
): { readonly begun: StartedSignIn; readonly hash: string } | undefined {
  try {
    const kept = storage().getItem(key);
    storage().removeItem(key);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}
