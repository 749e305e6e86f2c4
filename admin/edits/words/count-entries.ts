import { collectionOf } from "../entry-file.ts";
import { plainName, withinSentence } from "./plain-name.ts";
import type { Schemas } from "./schemas.ts";

/** How many entries there are in files: "2 posts and a project". */
export function countEntries(schemas: Pick<Schemas, "entries">, files: readonly string[]): string {
  const names = files.map(collectionOf);
  const parts = [...new Set(names)].map((collection) => {
    const count = names.filter((name) => name === collection).length;
    const kind = schemas.entries.get(collection)?.title;
    return count === 1 && kind
      ? `a ${withinSentence(kind)}`
      : `${count} ${withinSentence(plainName(collection))}`;
  });
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}
