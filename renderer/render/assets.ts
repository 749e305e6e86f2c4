import type { HeaderRule } from "../hosts/host-rules.ts";

export interface RenderAssets {
  /** The styles of a page with blocks of some types, whose body and whatever it loads later are this HTML. */
  stylesFor(types: readonly string[], html: string): string;
  /** What the page alone has: how wide the system fonts are that stand in for the font of its title. */
  pageStylesFor?(html: string): string;
  hash(text: string): string;
  addressed(html: string): string;
  /** The addresses of the fonts that a page in a language fetches at once. */
  preloadsFor(language: string): readonly string[];
  readonly loader: string;
  readonly headers?: readonly HeaderRule[];
}
