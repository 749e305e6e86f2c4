import type { MediaFacts } from "../renderer/resolve/pictures.ts";
import type { EntryConfig } from "../schema/site-config.ts";

/** What the editor is given to work on: by the development server, or by a file beside it on a static host. */
export interface EditorContent {
  /** The config's bytes as they are, and what the server needs back to know that nobody changed them since. */
  readonly config: { readonly file: string; readonly text: string; readonly etag: string };
  readonly entries: readonly EntryConfig[];
  readonly media: Readonly<Record<string, MediaFacts>>;
  /** The CSS of every block, with theme and faces. */
  readonly css: string;
  /** The day, as 2026-01-31. */
  readonly today: string;
}
