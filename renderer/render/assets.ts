import type { HeaderRule } from "../hosts/host-rules.ts";

/** Made by the command line, or by the editor for its preview. */
export interface RenderAssets {
  /** Theme and base first, then each block's once. */
  stylesFor(types: readonly string[]): string;
  /** As a Content-Security-Policy source: `'sha256-…'`. */
  hash(text: string): string;
  /** Paths in the output folder, without the base: `/assets/besley.1a2b3c4d.woff2`. */
  readonly preload: readonly string[];
  /** Path of the visitor's script in the output folder, without the base. */
  readonly loader: string;
  readonly headers?: readonly HeaderRule[];
}
