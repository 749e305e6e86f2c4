import { messages } from "../../editing/messages/messages.ts";
import type { Account } from "./account.ts";
import { describeFailure } from "./describe-failure.ts";
import type { AccessKey, HostSignIn, StartedSignIn } from "./host-sign-in.ts";
import { type Repository, RepositoryError } from "./hosts/repository.ts";
import type { SignInRedirect } from "./sign-in-redirect.ts";

/** Whether somebody is signed in to the repository's host, and how to. */
export interface SigningIn {
  readonly isSignedIn: boolean;
  /** Whether the host has a page to sign in on; otherwise a key is typed in. */
  readonly hasHostPage: boolean;
  /** Whether a key is being requested or checked. */
  readonly isSigningIn: boolean;
  /** Whether the user has come back from the host's page since the editor was opened. */
  readonly isReturning: boolean;
  /** Why the last attempt failed, as a sentence; undefined if it has not. */
  readonly editError: string | undefined;
  /** Signs in with a key that was typed in. With `stays`, it is stored on the device; otherwise it lasts as long as the page. */
  signIn(token: string, stays: boolean): Promise<void>;
  /** Leaves the editor for the host's page. `stays` is as for `signIn`. */
  signInOnHost(stays: boolean): Promise<void>;
  /** Signs in with the answer that the host's page has sent. */
  finishSignIn(back: SignInRedirect): Promise<void>;
  /** Deletes the key from this browser. */
  signOut(): void;
}

/** What signing in needs. */
export interface SigningInOptions {
  readonly account: Account;
  /** Undefined if the host has no page to sign in on. */
  readonly hostSignIn?: HostSignIn | undefined;
  /** Goes to the host's page, and remembers what is needed on the way back. */
  readonly leave: (address: string, started: StartedSignIn) => void;
  /** The repository with requests that carry this token, to check it. */
  readonly repositoryFor: (token: string) => Repository;
}

export function createSigningIn(
  { account, hostSignIn, leave, repositoryFor }: SigningInOptions,
  set: (part: Partial<SigningIn>) => void,
): SigningIn {
  const attempt = async (getKey: () => Promise<AccessKey>, stays: boolean) => {
    set({ isSigningIn: true, editError: undefined });
    try {
      const found = await getKey();
      const repository = repositoryFor(found.token);
      await repository.head();
      await repository.checkKey?.();
      account.store(found, stays);
      set({ isSignedIn: true });
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      set({ editError: describeFailure(error) });
    } finally {
      set({ isSigningIn: false });
    }
  };
  return {
    isSignedIn: account.isStored(),
    hasHostPage: hostSignIn !== undefined,
    isSigningIn: false,
    isReturning: false,
    editError: undefined,
    signIn: (token, stays) => attempt(async () => ({ token }), stays),
    async signInOnHost(stays) {
      set({ isSigningIn: true, editError: undefined });
      try {
        const { address, started } = (await hostSignIn?.start(stays)) ?? {};
        if (address !== undefined && started) leave(address, started);
      } catch (error) {
        const editError =
          error instanceof RepositoryError ? describeFailure(error) : messages.publishing.notKept;
        set({ isSigningIn: false, editError });
      }
    },
    finishSignIn({ answer, started }) {
      set({ isReturning: true });
      return attempt(async () => {
        if (!hostSignIn) throw new RepositoryError("sign-in-lost");
        return hostSignIn.finish(answer, started);
      }, started?.stays === true);
    },
    signOut() {
      account.forget();
      set({ isSignedIn: false });
    },
  };
}
