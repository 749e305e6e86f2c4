import type { Settings } from "../site.ts";

export function absoluteUrl({ origin }: Pick<Settings, "origin">, href: string): string {
  return new URL(href, `${origin}/`).href;
}

/** For the path of a file in the output folder, such as `/favicon.svg`. */
export function withBase({ base }: Pick<Settings, "base">, path: string): string {
  return path.startsWith("/") ? `${base}${path}` : path;
}
