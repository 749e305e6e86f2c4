/** A file of the site that is not as the repository of its folder has it. */
export interface LocalChange {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly kind: "added" | "changed" | "deleted";
  /** Of a text: what was committed last, and what there is now. */
  readonly before?: string;
  readonly after?: string;
}

/** Why nothing can be sent from the folder as it is. */
export type LocalBlock =
  /** A commit is checked out, and no branch. */
  | "detached"
  /** The branch follows none of a remote repository. */
  | "no-upstream"
  /** A merge or a rebase waits to be finished. */
  | "unfinished";

export type LocalFailure =
  /** The server does not answer. */
  | "silent"
  | "no-git"
  | "too-slow"
  /** Git does not know who commits. */
  | "no-name"
  /** Another git is at work in the folder. */
  | "busy"
  /** A hook of the repository has refused. */
  | "hook"
  /** Somebody else has sent something before. */
  | "behind"
  /** The remote repository does not take it. */
  | "refused"
  | "credentials"
  | "network"
  | "other";

/** What of the site is not in the remote repository yet, as far as this machine knows. */
export interface LocalChanges {
  readonly branch: string;
  /** The commit that it is compared with. */
  readonly head: string;
  readonly blocked?: LocalBlock;
  readonly files: readonly LocalChange[];
  /** The titles of commits that were not sent, the newest first. */
  readonly commits: readonly string[];
}

export interface LocalPublication {
  readonly head: string;
  readonly files: readonly string[];
  readonly message: string;
}

export type LocalResult =
  | { readonly kind: "published" }
  /** Others than those that were shown have changed since. */
  | { readonly kind: "changed" }
  | { readonly kind: "failed"; readonly failure: LocalFailure; readonly output: string };

/** The git repository that the site's folder is in. */
export interface LocalRepository {
  /** Nothing where there is none that has a remote one, or the server does not answer. */
  changes(): Promise<LocalChanges | undefined>;
  publish(publication: LocalPublication): Promise<LocalResult>;
}
