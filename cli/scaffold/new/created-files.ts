export interface CreatedFiles {
  readonly id: string;
  /** The new text of each file, made or changed, relative to the site's folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly address?: string;
  readonly next: readonly string[];
}
