/** What can be done from anywhere in the editor: by a button, a menu or a key. `app/commands.ts` implements it. */
export interface Commands {
  undo(): void;
  redo(): void;
  /** Saves what has changed, and leaves edit mode if that succeeds; opens the publish panel where saving publishes. */
  save(): Promise<void>;
  /** Commits what has changed to the site's repository. */
  publish(): Promise<void>;
  /** Commits what has changed to a branch of its own, for review. */
  propose(): Promise<void>;
  /** Downloads the site as a file. */
  exportText(): Promise<void>;
  /** Shares all changes with the site's developer: by the device's share sheet, or as an attachment of a mail. */
  send(): Promise<void>;
  /** Replaces the site by the one in a file, or shows why that can't be done. */
  importFile(file: File): Promise<void>;
  /** The same for dropped files, of which there may be several of any kind. */
  importDropped(files: readonly File[]): Promise<void>;
}
