import type { HeaderRule } from "../hosts/host-rules.ts";

/** What a page needs that is not in the site: made by the command line, or by the editor for its preview. */
export interface RenderAssets {
  /** The CSS of a page that has blocks of these types: theme and base first, each block's once. */
  stylesFor(types: readonly string[]): string;
  /** A text's hash as a Content-Security-Policy source: `'sha256-…'`. */
  hash(text: string): string;
  /** The paths of fonts to fetch at once, in the output folder: `/assets/besley.1a2b3c4d.woff2`. The site's base is put before them. */
  readonly preload: readonly string[];
  /** The path of the visitor's script in the output folder, for pages that need it. The site's base is put before it. */
  readonly loader: string;
  /** More headers, for hosts that are told which to send. */
  readonly headers?: readonly HeaderRule[];
}
