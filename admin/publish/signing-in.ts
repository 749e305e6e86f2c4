import { messages } from "../messages/messages.ts";
import type { Account } from "./account.ts";
import type { ComeBack } from "./come-back.ts";
import { failureWords } from "./failure-words.ts";
import type { AccessKey, BegunSignIn, HostSignIn } from "./host-sign-in.ts";
import { type Repository, RepositoryError } from "./repository.ts";

export interface SigningIn {
  readonly isSignedIn: boolean;
  readonly hasHostPage: boolean;
  readonly isSigningIn: boolean;
  readonly isBack: boolean;
  readonly editError: string | undefined;
  signIn(token: string): Promise<void>;
  signInThere(): Promise<void>;
  comeBack(back: ComeBack): Promise<void>;
  signOut(): void;
}

export interface SigningInOptions {
  readonly account: Account;
  readonly there?: HostSignIn | undefined;
  readonly leave: (address: string, begun: BegunSignIn) => void;
  readonly repositoryFor: (token: string) => Repository;
}

export function createSigningIn(
  { account, there, leave, repositoryFor }: SigningInOptions,
  set: (part: Partial<SigningIn>) => void,
): SigningIn {
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
