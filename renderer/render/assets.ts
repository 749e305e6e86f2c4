/** What a page needs that is not in the site: made by the command line, or by the editor for its preview. */
export interface RenderAssets {
  /** The CSS of a page that has blocks of these types: theme and base first, each block's once. */
  stylesFor(types: readonly string[]): string;
  /** A text's hash as a Content-Security-Policy source: `'sha256-…'`. */
  hash(text: string): string;
  /** The addresses of fonts to fetch at once. */
  readonly preload: readonly string[];
  /** The address of the visitor's script, for pages on which something moves. */
  readonly loader: string;
  /** More rules for the hosts that read `_headers`. */
  readonly headers?: string;
}
