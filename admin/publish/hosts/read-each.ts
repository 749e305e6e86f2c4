import { RepositoryError, type RepositoryFile, type RepositoryFiles } from "./repository.ts";

const maxRequests = 6;

/** For hosts that return one file at a time; a missing one has no value. */
export async function readEach(
  paths: readonly string[],
  read: (path: string) => Promise<RepositoryFile>,
): Promise<RepositoryFiles> {
  const files = new Map<string, RepositoryFile | undefined>();
  for (let start = 0; start < paths.length; start += maxRequests) {
    const some = paths.slice(start, start + maxRequests);
    const found = await Promise.all(some.map((path) => unlessMissing(read(path))));
    for (const [index, path] of some.entries()) files.set(path, found[index]);
  }
  return files;
}

export function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof RepositoryError && error.kind === "not-found") return undefined;
    throw error;
  });
}

export function unlessForbidden<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof RepositoryError && error.kind === "forbidden") return undefined;
    throw error;
  });
}
