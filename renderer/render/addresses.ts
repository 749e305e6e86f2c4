import type { Settings } from "../site.ts";

/** The absolute address of a link of the site, as browsers ask for it: percent-encoded. */
export function absoluteUrl({ origin }: Pick<Settings, "origin">, href: string): string {
  return new URL(href, `${origin}/`).href;
}

/** The address of a file in the output folder, such as `/favicon.svg`, as links are written. */
export function withBase({ base }: Pick<Settings, "base">, path: string): string {
  return path.startsWith("/") ? `${base}${path}` : path;
}
