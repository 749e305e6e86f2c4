import { type Repository, RepositoryError } from "./hosts/repository.ts";

/** A file of the repository that is written. */
export interface FileWrite {
  /** Relative to the repository. */
  readonly path: string;
  /** Undefined deletes the file. */
  readonly text: string | undefined;
  /** The text that it replaces; undefined for a new file. If the branch has another one, nothing is published. */
  readonly known: string | undefined;
}

export type PublishResult =
  | { readonly kind: "published"; readonly commit: string }
  | { readonly kind: "proposed"; readonly address: string }
  /** Other authors have changed these files (undefined: deleted). Nothing was written. */
  | { readonly kind: "changed"; readonly files: ReadonlyMap<string, string | undefined> }
  | { readonly kind: "failed"; readonly error: RepositoryError };

interface Publication {
  readonly writes: readonly FileWrite[];
  readonly message: string;
  readonly proposal?: string | undefined;
}

const maxAttempts = 6;

/** One commit with all files, or nothing. After a lost answer the branch is read again, so that nothing is published twice. */
export async function publishFiles(
  repository: Repository,
  { writes, message, proposal }: Publication,
): Promise<PublishResult> {
  let last = new RepositoryError("other");
  for (let look = 0; look < maxAttempts; look++) {
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
      const isLost = error.kind === "network" && last.kind !== "network";
      last = error;
      // A branch that may exist already is not created twice.
      if (error.kind !== "moved" && (!isLost || proposal !== undefined)) break;
    }
  }
  return { kind: "failed", error: last };
}
