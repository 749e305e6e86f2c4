import { collectionOf, entryIdOf } from "../entry-file.ts";
import type { EntryDocument } from "../site-document.ts";
import { withinSentence } from "./plain-name.ts";
import type { Schemas } from "./schemas.ts";

/** In characters; a title that is longer is cut at a word. */
const longest = 44;

/** An entry as the editor calls it: by its title, or by its file if it has none. */
export function nameEntry(file: string, entry: EntryDocument | undefined): string {
  const { title } = entry?.frontMatter ?? {};
  if (typeof title !== "string" || title.trim() === "") return entryIdOf(file);
  if (title.length <= longest) return title;
  return `${title.slice(0, longest).replace(/[\s,:;–-]*\s\S*$/, "")}…`;
}

/** "the post “Loft rooms”" */
export function nameWithKind(
  schemas: Pick<Schemas, "entries">,
  file: string,
  entry: EntryDocument | undefined,
): string {
  const kind = schemas.entries.get(collectionOf(file))?.title ?? "entry";
  return `the ${withinSentence(kind)} “${nameEntry(file, entry)}”`;
}
