import type { PageAlternate, PageInfo } from "../../blocks/_kit/page-context.ts";
import type { Site, SitePage } from "../site.ts";
import { directionOf } from "./direction.ts";

/** What the blocks of a page may know of it. Of the pages only the home page is looked at. */
export function pageInfoOf({ settings, pages }: Pick<Site, "settings" | "pages">, page: SitePage): PageInfo {
  const { id, href, title, language, alternates, sheet } = page;
  const home = pages.find(({ path }) => path === "/");
  return {
    id,
    href,
    title,
    language,
    direction: directionOf(language),
    siteName: settings.name,
    base: settings.base,
    home: home?.alternates.find((alternate) => alternate.language === language)?.href ?? `${settings.base}/`,
    alternates: alternates.map(
      (alternate): PageAlternate => ({
        ...alternate,
        name: languageName(
          alternate.language,
          alternates.map((other) => other.language),
        ),
        current: alternate.language === language,
      }),
    ),
    sheet,
    words: settings.words[language] ?? settings.words[baseLanguage(language)] ?? noWords,
  };
}

const noWords = {};

const baseLanguage = (language: string) => new Intl.Locale(language).language;

/** A language's own name for itself; with its region or script only beside another form of it: Français, English (UK). */
function languageName(language: string, beside: readonly string[]): string {
  const base = baseLanguage(language);
  const alone = beside.filter((other) => baseLanguage(other) === base).length < 2;
  const names = new Intl.DisplayNames([language], { type: "language", style: "short" });
  const name = names.of(alone ? base : language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
