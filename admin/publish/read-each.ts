import { RepositoryError, type RepositoryFile, type RepositoryFiles } from "./repository.ts";

/** How many files are asked for at a time. */
const maxRequests = 6;

/** Reads files one by one from a host that gives only one at a time; one that it does not find is not there. */
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

/** What was asked for, or nothing where the host has not found it. */
export function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof RepositoryError && error.kind === "not-found") return undefined;
    throw error;
  });
}
