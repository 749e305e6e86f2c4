import { messages } from "../../editing/messages/messages.ts";
import type { Account } from "./account.ts";
import { describeFailure } from "./describe-failure.ts";
import type { AccessKey, HostSignIn, StartedSignIn } from "./host-sign-in.ts";
import { type Repository, RepositoryError } from "./hosts/repository.ts";
import type { SignInRedirect } from "./sign-in-redirect.ts";

export interface SigningIn {
  readonly isSignedIn: boolean;
  readonly hasHostPage: boolean;
  readonly isSigningIn: boolean;
  readonly isReturning: boolean;
  readonly editError: string | undefined;
  /** With `stays`, the key is stored on the device; otherwise it lasts as long as the page. */
  signIn(token: string, stays: boolean): Promise<void>;
  signInOnHost(stays: boolean): Promise<void>;
  finishSignIn(back: SignInRedirect): Promise<void>;
  signOut(): void;
}

export interface SigningInOptions {
  readonly account: Account;
  readonly hostSignIn?: HostSignIn | undefined;
  readonly leave: (address: string, started: StartedSignIn) => void;
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
