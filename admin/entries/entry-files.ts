import type { EntryFiles } from "../edits/site-document.ts";
import type { EditorContent } from "../host/editor-content.ts";

/** The files of content/ that were opened, as edits take them. */
export function entryFiles({ entries, orders }: Pick<EditorContent, "entries" | "orders">): EntryFiles {
  return Object.fromEntries(
    [...entries, ...orders].map(({ file, text, document }) => [file, { text, document }]),
  );
}
