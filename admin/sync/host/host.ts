import type { LocalRepository } from "../../../editing/host/local-repository.ts";
import type { EditorContent } from "../content/editor-content.ts";
import type { SaveResult } from "../state/editor-state.ts";

export type SiteChange = "content" | "styles" | "code";

/** A file that is written or deleted. */
export interface EntrySave {
  /** `content/breads/rye.md`, `content/breads/order.json` or `content/media/rye.jpg`. */
  readonly file: string;
  /** Undefined deletes the file. */
  readonly text: string | undefined;
  /** The text that the session knows; if the file has another one, nothing is written. Undefined for a new file. */
  readonly known: string | undefined;
}

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
  /** Writes the config file, if it has the text `known`. */
  save(text: string, known: string): Promise<SaveResult>;
  /** Writes or deletes the file of an entry or a picture. */
  saveEntry(save: EntrySave): Promise<SaveResult>;
  /** Called with the files to which the server saved what another program wrote during a save. Returns the cleanup. */
  onRescued?(listener: (places: readonly string[]) => void): () => void;
  /** Called when the server is gone for longer than a restart takes, and when it is back. Returns the cleanup. */
  onConnection?(listener: (isConnected: boolean) => void): () => void;
  /** Called when files of the site have changed. Returns the cleanup. */
  onSiteChanged(listener: (changes: readonly SiteChange[]) => void): () => void;
}
