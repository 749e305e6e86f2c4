import type { HeaderRule } from "../hosts/host-rules.ts";

export interface RenderAssets {
  /** The styles of a page with blocks of some types, whose body and whatever it loads later are this HTML. */
  stylesFor(types: readonly string[], html: string): string;
  /** What the page alone has: how wide the system fonts are that stand in for the font of its title. */
  pageStylesFor?(html: string): string;
  /** The address of the file that has these styles, without the base; undefined where they are in the page. */
  styleFile?(css: string): string;
  /** The source expression of a text for the Content-Security-Policy. */
  hash(text: string): string;
  /** Replaces the names of a block's files in HTML or CSS by their published addresses. */
  addressed(html: string): string;
  /** The addresses of the fonts that a page in a language fetches at once. */
  preloadsFor(language: string): readonly string[];
  /** The address of the script that hydrates islands, without the base. */
  readonly loader: string;
  /** Of files that the build adds, beside those of every site. */
  readonly headers?: readonly HeaderRule[];
}
