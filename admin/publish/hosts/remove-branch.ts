import { unlessMissing } from "./read-each.ts";
import { type Repository, RepositoryError } from "./repository.ts";

/** Sites with more keep their files in the tree of a draft. */
export const maxSiteFiles = 500;

export async function removeBranch(
  repository: Repository,
  head: string,
  remove: () => Promise<unknown>,
): Promise<void> {
  const now = await unlessMissing(repository.head());
  if (now === undefined) return;
  if (now !== head) throw new RepositoryError("moved");
  await unlessMissing(remove());
}
