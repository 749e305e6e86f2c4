export interface LocalChange {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly kind: "added" | "changed" | "deleted";
  readonly before?: string;
  readonly after?: string;
}

export type LocalBlock =
  /** No branch is checked out. */
  | "detached"
  /** The branch has no upstream. */
  | "no-upstream"
  /** A merge or a rebase is unfinished. */
  | "unfinished";

export type LocalFailure =
  | "silent"
  | "no-git"
  | "too-slow"
  /** Git has no user name. */
  | "no-name"
  /** Another git process has locked the repository. */
  | "busy"
  | "hook"
  /** The remote branch has newer commits. */
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
  /** Of commits that were not pushed, the newest first. */
  readonly commits: readonly string[];
}

export interface LocalPublication {
  readonly head: string;
  readonly files: readonly string[];
  readonly message: string;
}

export type LocalResult =
  | { readonly kind: "published" }
  /** Other files have changed than those that were shown. */
  | { readonly kind: "changed" }
  | { readonly kind: "failed"; readonly failure: LocalFailure; readonly output: string };

export interface LocalRepository {
  /** Undefined without a remote, or where the server does not answer. */
  changes(): Promise<LocalChanges | undefined>;
  publish(publication: LocalPublication): Promise<LocalResult>;
}
