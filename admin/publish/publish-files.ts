import { type Repository, RepositoryError } from "./repository.ts";

/** A file to be written over the text that is known; without a text, it is deleted. */
export interface FileWrite {
  /** In the repository. */
  readonly path: string;
  readonly text: string | undefined;
  readonly known: string | undefined;
}

export type PublishResult =
  /** The branch has all of them; `commit` is where. */
  | { readonly kind: "published"; readonly commit: string }
  /** They wait on a branch of their own for somebody to look at them, at this address. */
  | { readonly kind: "proposed"; readonly address: string }
  /** Somebody else has changed files: what they are now, none for one that is gone. Nothing was written. */
  | { readonly kind: "changed"; readonly files: ReadonlyMap<string, string | undefined> }
  | { readonly kind: "failed"; readonly error: RepositoryError };

interface Publication {
  readonly writes: readonly FileWrite[];
  readonly message: string;
  /** The branch to propose them on, in place of publishing them. */
  readonly proposal?: string | undefined;
}

/** How often the branch is looked at again, when others move it or answers are lost. */
const maxLooks = 6;

/**
 * Brings files to a branch as one commit, or nothing of them. Each must be as it is known there. After an answer that
 * was lost, the branch is looked at again: what it has already is never sent twice.
 */
export async function publishFiles(
  repository: Repository,
  { writes, message, proposal }: Publication,
): Promise<PublishResult> {
  let last = new RepositoryError("other");
  for (let look = 0; look < maxLooks; look++) {
    try {
      const head = await repository.head();
      const there = await repository.read(
        writes.map(({ path }) => path),
        head,
      );
      const textOf = (path: string) => there.get(path)?.text;
      const left = writes.filter(({ path, text }) => textOf(path) !== text);
      if (left.length === 0) return { kind: "published", commit: head };
      const changed = left.filter(({ path, known }) => textOf(path) !== known);
      if (changed.length > 0)
        return { kind: "changed", files: new Map(changed.map(({ path }) => [path, textOf(path)])) };
      const files = left.map(({ path, text }) => ({
        path,
        content: text,
        version: there.get(path)?.version,
      }));
      if (proposal !== undefined)
        return {
          kind: "proposed",
          address: await repository.propose({ message, files, head, branch: proposal }),
        };
      return { kind: "published", commit: await repository.commit({ message, files, head }) };
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      // Without an answer twice, there is no connection.
      const isLost = error.kind === "network" && last.kind !== "network";
      last = error;
      // A branch that may be there already is not made a second time.
      if (error.kind !== "moved" && (!isLost || proposal !== undefined)) break;
    }
  }
  return { kind: "failed", error: last };
}
