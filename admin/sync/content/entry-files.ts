import type { EntryFiles } from "../../../editing/document/site-document.ts";
import type { EditorContent } from "./editor-content.ts";
import { pictureFiles } from "./pictures-in-draft.ts";

type Opened = Pick<EditorContent, "entries" | "orders" | "patterns" | "media" | "pictureStorage">;

export function entryFiles({ entries, orders, patterns, media, pictureStorage }: Opened): EntryFiles {
  const files = [...entries, ...orders, ...patterns].flatMap(({ file, text, document }) =>
    document ? [[file, { text, document }] as const] : [],
  );
  return { ...Object.fromEntries(files), ...(pictureStorage && pictureFiles(media)) };
}
