import type { PublishSettings } from "../../schema/site/admin.ts";

/** A file as a commit has it. */
export interface RepositoryFile {
  /** Of bytes that are no text, anything. */
  readonly text: string;
  /** What the host wants to be told when this file is written over: a blob, or the commit that last changed it. */
  readonly version: string;
  /** The name that git gives to its bytes. */
  readonly blob: string;
}

/** Files by their paths in the repository; one that is not there has no value. */
export type RepositoryFiles = ReadonlyMap<string, RepositoryFile | undefined>;

export interface FileChange {
  /** In the repository, with forward slashes. */
  readonly path: string;
  /** The whole file; none to delete it. */
  readonly content: string | Blob | undefined;
  /** The `version` of the file that it takes the place of; none for a new one. */
  readonly version: string | undefined;
}

export interface NewCommit {
  /** The first line is the title. */
  readonly message: string;
  readonly files: readonly FileChange[];
  /** The commit that it is made on. */
  readonly head: string;
}

/** A commit on a branch of its own, for somebody to look at. */
export interface Proposal extends NewCommit {
  /** The name of the new branch. */
  readonly branch: string;
}

/** What the host's checks say of a commit; `unknown` where there are none, or the token may not read them. */
export interface CommitState {
  readonly kind: "building" | "built" | "failed" | "unknown";
  /** Where somebody can read more. */
  readonly address?: string;
}

/** A branch on a host. Each function rejects with a `RepositoryError`. */
export interface Repository {
  /** The commit that the branch is at. */
  head(): Promise<string>;
  read(paths: readonly string[], commit: string): Promise<RepositoryFiles>;
  /** The bytes of a file; nothing for one that is not there, or that the host gives nobody. */
  bytes(path: string, commit: string): Promise<Blob | undefined>;
  /** Makes one commit of all changes and gives its id. Rejects with `moved` where the branch is no longer at `head`; nothing is written then. */
  commit(commit: NewCommit): Promise<string>;
  /** Makes a branch with one commit on `head`, and asks for it to be merged; the message is what is asked. Gives the address where that is. */
  propose(proposal: Proposal): Promise<string>;
  state(commit: string): Promise<CommitState>;
}

/** Why a host did not do what it was asked for. */
export type RepositoryFailure =
  /** Somebody else has committed meanwhile. */
  | "moved"
  /** No answer: it may have been done or not. */
  | "network"
  /** The token is wrong, was revoked or has expired. */
  | "signed-out"
  /** Whoever was asked on the host's page said no, or the host did; the message says more. */
  | "sign-in-refused"
  /** It was not this tab that asked, or not now. */
  | "sign-in-lost"
  /** The token may not do this. */
  | "forbidden"
  /** The branch takes no commits but through a merge. */
  | "protected"
  /** No such repository or branch, or the token does not see it. */
  | "not-found"
  /** Too many requests; `until` says when there may be more. */
  | "rate-limit"
  | "too-large"
  /** This browser has the bytes of a picture no longer; the message is its name. */
  | "picture-lost"
  | "other";

export class RepositoryError extends Error {
  override readonly name = "RepositoryError";
  constructor(
    readonly kind: RepositoryFailure,
    /** The host's own words, for developers. */
    message = "",
    /** Milliseconds since 1970. */
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
