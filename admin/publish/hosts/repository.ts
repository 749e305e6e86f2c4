import type { PublishSettings } from "../../../schema/site/admin-settings.ts";

/** A text file of the repository, as of a commit. */
export interface RepositoryFile {
  readonly text: string;
  /** What the host requires for an overwrite: a blob, or the last commit of the file. */
  readonly version: string;
  /** Git's object id of the content. */
  readonly blob: string;
}

export type RepositoryFiles = ReadonlyMap<string, RepositoryFile | undefined>;

/** A file that a commit writes or deletes. */
export interface FileChange {
  /** Relative to the repository. */
  readonly path: string;
  /** Undefined deletes the file. */
  readonly content: string | Blob | undefined;
  /** The version that is overwritten; undefined for a new file. */
  readonly version: string | undefined;
}

/** A commit on the site's branch. */
export interface NewCommit {
  readonly message: string;
  readonly files: readonly FileChange[];
  /** The commit that the branch must be at. */
  readonly head: string;
}

/** A commit on a branch of its own, for a merge request. */
interface Proposal extends NewCommit {
  /** The name of the branch that is created. */
  readonly branch: string;
}

/** `unknown` without checks, or where the token may not read them. */
export interface CommitState {
  readonly kind: "building" | "built" | "failed" | "unknown";
  /** The page of the build at the host or its CI; missing if it is not known. */
  readonly address?: string;
}

/** Every function rejects with a `RepositoryError`. */
export interface Repository {
  /** The id of the branch's last commit. */
  head(): Promise<string>;
  /** The files as of a commit; undefined for those that do not exist. */
  read(paths: readonly string[], commit: string): Promise<RepositoryFiles>;
  /** The content of a file as of a commit; undefined if it does not exist. */
  bytes(path: string, commit: string): Promise<Blob | undefined>;
  /** Resolves to the commit's id. Rejects with `moved`, without writing, if the branch is not at `head`. */
  commit(commit: NewCommit): Promise<string>;
  /** Creates a branch with one commit on `head` and a merge request. Resolves to its address. */
  propose(proposal: Proposal): Promise<string>;
  /** How far the build of a commit has got, as its checks report. */
  state(commit: string): Promise<CommitState>;
  /** Rejects with `key-reads-only`, without writing, if the key may not change the repository. Where the host can tell. */
  checkKey?(): Promise<void>;
}

export type RepositoryFailure =
  | "moved"
  | "network"
  | "signed-out"
  | "sign-in-refused"
  /** Started in another tab, or too long ago. */
  | "sign-in-lost"
  | "forbidden"
  | "key-reads-only"
  | "key-elsewhere"
  | "protected"
  | "not-found"
  | "rate-limit"
  | "too-large"
  /** The bytes are not in this browser any more; the message is the picture's name. */
  | "picture-lost"
  | "other";

export class RepositoryError extends Error {
  override readonly name = "RepositoryError";
  constructor(
    readonly kind: RepositoryFailure,
    message = "",
    readonly until?: number,
  ) {
    super(message);
  }
}

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** What requests to the host need. */
export interface RepositoryOptions {
  readonly settings: PublishSettings;
  /** The access token. */
  readonly token: string;
  readonly fetch: Fetch;
}
