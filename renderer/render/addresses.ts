import type { Alternate, Settings } from "../site.ts";

export function absoluteUrl({ origin }: Pick<Settings, "origin">, href: string): string {
  return new URL(href, `${origin}/`).href;
}

/** For the path of a file in the output folder, such as `/favicon.svg`. */
export function withBase({ base }: Pick<Settings, "base">, path: string): string {
  return path.startsWith("/") ? `${base}${path}` : path;
}

/** The translations that search engines are told of: those that they may list, if there are several. */
export function listedAlternates(alternates: readonly Alternate[]): readonly Alternate[] {
  const listed = alternates.filter((alternate) => alternate.listed !== false);
  return listed.length > 1 ? listed : [];
}

/** As `listedAlternates`, with where all others are led: the page in the site's own language. */
export function alternateLinks(
  alternates: readonly Alternate[],
  { language }: Pick<Settings, "language">,
): readonly { readonly hrefLang: string; readonly href: string }[] {
  const listed = listedAlternates(alternates);
  const own = listed.find((alternate) => alternate.language === language);
  const links = listed.map((alternate) => ({ hrefLang: alternate.language, href: alternate.href }));
  return own ? [...links, { hrefLang: "x-default", href: own.href }] : links;
}
