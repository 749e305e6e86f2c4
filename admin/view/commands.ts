/** Implemented by `app/commands.ts`. */
export interface Commands {
  undo(): void;
  redo(): void;
  save(): Promise<void>;
  publish(): Promise<void>;
  propose(): Promise<void>;
  exportText(): Promise<void>;
  send(): Promise<void>;
  importFile(file: File): Promise<void>;
  importDropped(files: readonly File[]): Promise<void>;
}
