/** What `site new` made. */
export interface Made {
  /** The name that it has in the site's files. */
  readonly id: string;
  /** The new text of each file, made or changed, relative to the site's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Where it is on the site, if it has an address of its own. */
  readonly address?: string;
  /** What to do next, a sentence each. */
  readonly next: readonly string[];
}
