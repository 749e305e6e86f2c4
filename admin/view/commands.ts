/** Implemented by `app/commands.ts`. */
export interface Commands {
  undo(): void;
  redo(): void;
  /** Saves everything. Where the site is published to a repository, opens the Publish dialog instead. */
  save(): Promise<void>;
  /** Saves as a commit in the repository. */
  publish(): Promise<void>;
  /** Saves as a merge request in the repository. The changes stay unsaved here. */
  propose(): Promise<void>;
  /** Downloads the text of the config, or an archive of all changed files where the host can't write them. */
  exportText(): Promise<void>;
  /** Shares an archive of the changed files by the system's share sheet, or by e-mail. */
  send(): Promise<void>;
  /** Replaces the site by the one in an exported file. */
  importFile(file: File): Promise<void>;
  /** Imports a file that was dropped on the window. Several are reported as a failure. */
  importDropped(files: readonly File[]): Promise<void>;
}
