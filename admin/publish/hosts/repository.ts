import type { PublishSettings } from "../../../schema/admin-settings.ts";

export interface RepositoryFile {
  readonly text: string;
  /** What the host requires for an overwrite: a blob, or the last commit of the file. */
  readonly version: string;
  readonly blob: string;
}

export type RepositoryFiles = ReadonlyMap<string, RepositoryFile | undefined>;

export interface FileChange {
  readonly path: string;
  readonly content: string | Blob | undefined;
  readonly version: string | undefined;
}

export interface NewCommit {
  readonly message: string;
  readonly files: readonly FileChange[];
  readonly head: string;
}

export interface Proposal extends NewCommit {
  readonly branch: string;
}

/** `unknown` without checks, or where the token may not read them. */
export interface CommitState {
  readonly kind: "building" | "built" | "failed" | "unknown";
  readonly address?: string;
}

/** Every function rejects with a `RepositoryError`. */
export interface Repository {
  head(): Promise<string>;
  read(paths: readonly string[], commit: string): Promise<RepositoryFiles>;
  bytes(path: string, commit: string): Promise<Blob | undefined>;
  /** Resolves to the commit's id. Rejects with `moved`, without writing, if the branch is not at `head`. */
  commit(commit: NewCommit): Promise<string>;
  /** Creates a branch with one commit on `head` and a merge request. Resolves to its address. */
  propose(proposal: Proposal): Promise<string>;
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

export interface RepositoryOptions {
  readonly settings: PublishSettings;
  readonly token: string;
  readonly fetch: Fetch;
}
