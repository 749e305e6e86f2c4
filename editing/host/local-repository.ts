export interface LocalChange {
  readonly file: string;
  readonly kind: "added" | "changed" | "deleted";
  readonly before?: string;
  readonly after?: string;
}

export type LocalBlock = "detached" | "no-upstream" | "unfinished";

export type LocalFailure =
  | "silent"
  | "no-git"
  | "too-slow"
  /** Git has no user name. */
  | "no-name"
  | "busy"
  | "hook"
  | "behind"
  | "refused"
  | "credentials"
  | "network"
  | "other";

export interface LocalChanges {
  readonly branch: string;
  readonly head: string;
  readonly blocked?: LocalBlock;
  readonly files: readonly LocalChange[];
  readonly commits: readonly string[];
}

export interface LocalPublication {
  readonly head: string;
  readonly files: readonly string[];
  readonly message: string;
}

export type LocalResult =
  | { readonly kind: "published" }
  | { readonly kind: "changed" }
  | { readonly kind: "failed"; readonly failure: LocalFailure; readonly output: string };

export interface LocalRepository {
  /** Undefined without a remote, or where the server does not answer. */
  changes(): Promise<LocalChanges | undefined>;
  publish(publication: LocalPublication): Promise<LocalResult>;
}
