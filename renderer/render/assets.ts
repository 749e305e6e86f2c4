import type { HeaderRule } from "../hosts/host-rules.ts";

export interface RenderAssets {
  stylesFor(types: readonly string[]): string;
  hash(text: string): string;
  addressed(html: string): string;
  readonly preload: readonly string[];
  readonly loader: string;
  readonly headers?: readonly HeaderRule[];
}
