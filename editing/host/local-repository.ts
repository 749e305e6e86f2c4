/** A file that differs from the last commit. */
export interface LocalChange {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly kind: "added" | "changed" | "deleted";
  /** Its committed text; absent for new files and for pictures. */
  readonly before?: string;
  /** Its text now; absent for deleted files and for pictures. */
  readonly after?: string;
}

type LocalBlock = "detached" | "no-upstream" | "unfinished";

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

/** The state of the git repository that the site is in. */
export interface LocalChanges {
  /** Empty if HEAD is detached. */
  readonly branch: string;
  /** The hash of the last commit. */
  readonly head: string;
  /** Why nothing can be published now: no branch, no upstream branch, or a merge or rebase that is not finished. */
  readonly blocked?: LocalBlock;
  /** Changed files of the site, sorted. */
  readonly files: readonly LocalChange[];
  /** The subjects of commits that were not pushed yet. */
  readonly commits: readonly string[];
}

/** A request to commit and push. */
export interface LocalPublication {
  /** The last commit as the editor knows it; if there is another one by now, nothing is published. */
  readonly head: string;
  /** The files to commit, relative to the site's folder. */
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
  /** Commits files and pushes them. */
  publish(publication: LocalPublication): Promise<LocalResult>;
}
