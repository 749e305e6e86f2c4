export interface CreatedFiles {
  readonly id: string;
  /** The new text of each file, made or changed, relative to the site's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Of a page; absent for what has none. */
  readonly address?: string;
  /** Sentences with what can be done next. */
  readonly next: readonly string[];
}
