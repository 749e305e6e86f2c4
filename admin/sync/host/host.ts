import type { EditorContent } from "../content/editor-content.ts";
import type { SaveResult } from "../state/editor-state.ts";
import type { LocalRepository } from "./local-changes.ts";

export type SiteChange = "content" | "styles" | "code";

export interface EntrySave {
  /** `content/breads/rye.md`, `content/breads/order.json` or `content/media/rye.jpg`. */
  readonly file: string;
  /** The whole file; undefined to delete it. */
  readonly text: string | undefined;
  /** The text when it was loaded or saved last; undefined for a new file. */
  readonly known: string | undefined;
}

/** No function rejects but `load`. */
export interface Host {
  readonly kind: "dev" | "static";
  /** Without it, edits are a draft in this browser until they are published. */
  readonly canWrite: boolean;
  readonly local?: LocalRepository;
  readonly checkWorker?: string | undefined;
  /** Rejects with an Error whose message is for the owner. */
  load(): Promise<EditorContent>;
  /** If the file still has the known text. */
  save(text: string, known: string): Promise<SaveResult>;
  saveEntry(save: EntrySave): Promise<SaveResult>;
  /** Called with the files in which another program's content is that was written during a save. Returns the cleanup. */
  onRescued?(listener: (places: readonly string[]) => void): () => void;
  /** Called when the server is gone for longer than a restart takes, and when it is back. Returns the cleanup. */
  onConnection?(listener: (isConnected: boolean) => void): () => void;
  /** Also called after a save of this editor. Returns the cleanup. */
  onSiteChanged(listener: (changes: readonly SiteChange[]) => void): () => void;
}
