import type { LocalRepository } from "../../../editing/host/local-repository.ts";
import type { EditorContent } from "../content/editor-content.ts";
import type { SaveProgress, SaveResult, SiteWrite } from "../state/save-result.ts";

export type SiteChange = "content" | "styles" | "code";

/** No function rejects but `load`. */
export interface Host {
  /** `dev` is `site dev`, which writes files; `static` is a published site. */
  readonly kind: "dev" | "static";
  /** Without it, edits are a draft in this browser until they are published. */
  readonly canWrite: boolean;
  /** The Git repository of the site's folder, which `site dev` can push; missing on a static host. */
  readonly local?: LocalRepository;
  /** The address of the worker that checks the site; missing if the page does not name one. */
  readonly checkWorker?: string | undefined;
  /** Resolves to the site as it is served now. Rejects with an Error whose message is for the user. */
  load(): Promise<EditorContent>;
  /** Writes and deletes files, all or none. */
  save(writes: readonly SiteWrite[], onProgress?: (progress: SaveProgress) => void): Promise<SaveResult>;
  /** Called with the files to which the server saved what another program wrote during a save. Returns the cleanup. */
  onRescued?(listener: (places: readonly string[]) => void): () => void;
  /** Called when the server is gone for longer than a restart takes, and when it is back. Returns the cleanup. */
  onConnection?(listener: (isConnected: boolean) => void): () => void;
  /** Called when files of the site have changed. Returns the cleanup. */
  onSiteChanged(listener: (changes: readonly SiteChange[]) => void): () => void;
}
