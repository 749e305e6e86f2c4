import { messages } from "../messages/messages.ts";
import type { Account } from "./account.ts";
import type { ComeBack } from "./come-back.ts";
import { failureWords } from "./failure-words.ts";
import type { AccessKey, BegunSignIn, HostSignIn } from "./host-sign-in.ts";
import { type Repository, RepositoryError } from "./repository.ts";

/** Who publishes: a part of `Publishing`. */
export interface SigningIn {
  readonly isSignedIn: boolean;
  /** Whether somebody can sign in on the host's own page. */
  readonly hasHostPage: boolean;
  /** Whether a key is being looked at, or waited for. */
  readonly isSigningIn: boolean;
  /** Whether somebody has come back from the host's page. */
  readonly isBack: boolean;
  /** Why signing in came to nothing. */
  readonly editError: string | undefined;
  /** Tries a token that was made by hand, and keeps it. */
  signIn(token: string): Promise<void>;
  /** Leaves the editor for the host's page. */
  signInThere(): Promise<void>;
  /** Goes on with what that page said. */
  comeBack(back: ComeBack): Promise<void>;
  signOut(): void;
}

export interface SigningInOptions {
  readonly account: Account;
  /** Signing in on the host's own page, if it has one for the site. */
  readonly there?: HostSignIn | undefined;
  /** Goes to an address, and keeps what has begun for whoever comes back. Throws where nothing can be kept. */
  readonly leave: (address: string, begun: BegunSignIn) => void;
  readonly repositoryFor: (token: string) => Repository;
}

/** Signing in, by either way, and out. */
export function createSigningIn(
  { account, there, leave, repositoryFor }: SigningInOptions,
  set: (part: Partial<SigningIn>) => void,
): SigningIn {
  /** Signs in with a key, once the host has let it see the repository. */
  const attempt = async (getKey: () => Promise<AccessKey>) => {
    set({ isSigningIn: true, editError: undefined });
    try {
      const found = await getKey();
      await repositoryFor(found.token).head();
      account.keep(found);
      set({ isSignedIn: true });
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      set({ editError: failureWords(error) });
    } finally {
      set({ isSigningIn: false });
    }
  };
  return {
    isSignedIn: account.isKept(),
    hasHostPage: there !== undefined,
    isSigningIn: false,
    isBack: false,
    editError: undefined,
    signIn: (token) => attempt(async () => ({ token })),
    async signInThere() {
      set({ isSigningIn: true, editError: undefined });
      try {
        const { address, begun } = (await there?.begin()) ?? {};
        if (address !== undefined && begun) leave(address, begun);
      } catch (error) {
        const editError =
          error instanceof RepositoryError ? failureWords(error) : messages.publishing.notKept;
        set({ isSigningIn: false, editError });
      }
    },
    comeBack({ answer, begun }) {
      set({ isBack: true });
      return attempt(async () => {
        if (!there) throw new RepositoryError("sign-in-lost");
        return there.finish(answer, begun);
      });
    },
    signOut() {
      account.forget();
      set({ isSignedIn: false });
    },
  };
}
