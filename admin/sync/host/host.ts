import type { LocalRepository } from "../../../editing/host/local-repository.ts";
import type { EditorContent } from "../content/editor-content.ts";
import type { SaveResult } from "../state/editor-state.ts";

export type SiteChange = "content" | "styles" | "code";

export interface EntrySave {
  /** `content/breads/rye.md`, `content/breads/order.json` or `content/media/rye.jpg`. */
  readonly file: string;
  readonly text: string | undefined;
  readonly known: string | undefined;
}

/** No function rejects but `load`. */
export interface Host {
  readonly kind: "dev" | "static";
  /** Without it, edits are a draft in this browser until they are published. */
  readonly canWrite: boolean;
  readonly local?: LocalRepository;
  readonly checkWorker?: string | undefined;
  load(): Promise<EditorContent>;
  save(text: string, known: string): Promise<SaveResult>;
  saveEntry(save: EntrySave): Promise<SaveResult>;
  onRescued?(listener: (places: readonly string[]) => void): () => void;
  /** Called when the server is gone for longer than a restart takes, and when it is back. Returns the cleanup. */
  onConnection?(listener: (isConnected: boolean) => void): () => void;
  onSiteChanged(listener: (changes: readonly SiteChange[]) => void): () => void;
}
