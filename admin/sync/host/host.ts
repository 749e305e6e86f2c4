import type { EditorContent } from "../content/editor-content.ts";
import type { SaveResult } from "../state/editor-state.ts";
import type { LocalRepository } from "./local-changes.ts";

/** What of the site changed outside of the editor. */
export type SiteChange = "content" | "styles" | "code";

export interface EntrySave {
  /** `content/breads/rye.md`, the order of a collection: `content/breads/order.json`, or a picture: `content/media/rye.jpg`. */
  readonly file: string;
  /** The whole file; none to delete it. */
  readonly text: string | undefined;
  /** The text that it had when it was loaded or saved last; none for a new file. */
  readonly known: string | undefined;
}

/** Where the editor has its content from, and where what is saved goes. No function of it rejects but `load`. */
export interface Host {
  /** `site dev` on this machine, or files on a static host. */
  readonly kind: "dev" | "static";
  /** Whether files can be written. Where they can't, what is edited is a draft in this browser until it is sent. */
  readonly canWrite: boolean;
  /** The git repository that the site's folder may be in; none where the host knows of no folder. */
  readonly local?: LocalRepository;
  /** The address of the module that checks a site in a worker; none where the page that opened the editor names none. */
  readonly checkWorker?: string | undefined;
  /** Rejects with an Error whose message is for the owner. */
  load(): Promise<EditorContent>;
  /** Writes the config, if it still has the text that is known; on a static host nothing is written. */
  save(text: string, known: string): Promise<SaveResult>;
  /** Writes or deletes the file of an entry, or of a collection's order, in the same way. */
  saveEntry(save: EntrySave): Promise<SaveResult>;
  /** Calls back with the files in which content of another program is that wrote while a file was saved. Gives what stops that. */
  onRescued?(listener: (places: readonly string[]) => void): () => void;
  /** Calls back when the server is gone for longer than a start takes, and when it is back. Gives what stops that. */
  onConnection?(listener: (isConnected: boolean) => void): () => void;
  /** Calls back when files of the site change, also by a save of one's own. Gives what stops that. */
  onSiteChanged(listener: (changes: readonly SiteChange[]) => void): () => void;
}
