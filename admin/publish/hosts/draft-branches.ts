import { type FileChange, RepositoryError } from "./repository.ts";

/** A branch of one commit without a parent. */
interface NewDraftBranch {
  readonly branch: string;
  readonly message: string;
  /** All files of the branch; those with undefined content are left out. */
  readonly files: readonly Pick<FileChange, "path" | "content">[];
}

/** Every function rejects with a `RepositoryError`. None of them needs a forced update. */
export interface DraftBranches {
  /** The user name at the host. Undefined where the key may not tell. */
  account(): Promise<string | undefined>;
  /** Whether everybody can read the repository. */
  isPublic(): Promise<boolean>;
  /** Resolves to the commit. Rejects with `moved` if the branch exists. */
  create(branch: NewDraftBranch): Promise<string>;
  /** Rejects with `moved`, without deleting, if the branch is not at `head`. */
  remove(branch: string, head: string): Promise<void>;
}

export function draftBranchName(account: string, folder = ""): string {
  const name = [safeName(account), safeName(folder)].filter(Boolean).join("--");
  if (name === "") throw new RepositoryError("other", account);
  return `blockwork/drafts/${name}`;
}

export function safeName(name: string): string {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const parts = letters.split(/[^a-z0-9]/);
  return parts.filter(Boolean).join("-").slice(0, 60);
}
