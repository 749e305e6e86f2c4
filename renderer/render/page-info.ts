import { directionOf } from "../../blocks/_kit/page/direction.ts";
import type { PageAlternate, PageInfo } from "../../blocks/_kit/page/page-context.ts";
import { baseLanguage } from "../base-language.ts";
import type { Alternate, SiteContext, SitePage } from "../site.ts";
import { consentHosts } from "./consent-script.ts";

type InfoPage = Pick<SitePage, "id" | "href" | "title" | "language" | "alternates" | "sheet" | "isSearch">;

export function pageInfoOf(
  { settings, pages, search }: Pick<SiteContext, "settings" | "pages" | "search">,
  page: InfoPage,
): PageInfo {
  const { id, href, title, language, sheet } = page;
  const home = pages.find(({ path }) => path === "/");
  const alternates = inEachLanguage(page, home?.alternates ?? []);
  return {
    id,
    href,
    title,
    language,
    siteLanguage: settings.language,
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
    hasSchemeSwitch: settings.theme.scheme === "choice",
    consentHosts: consentHosts(settings),
    search: search && {
      href: search.hrefs[language] ?? Object.values(search.hrefs)[0] ?? "",
      sections: page.isSearch ? search.sectionsIn?.(language) : undefined,
    },
    words: settings.words[language] ?? settings.words[baseLanguage(language)] ?? noWords,
  };
}

const noWords = {};

function inEachLanguage(
  { language, href, alternates }: InfoPage,
  homes: readonly Alternate[],
): readonly Alternate[] {
  const itself = alternates.length > 0 ? alternates : [{ language, href }];
  const others = homes.filter((home) => itself.every((own) => own.language !== home.language));
  const order = homes.map((home) => home.language);
  const places = [...itself, ...others];
  return others.length === 0
    ? alternates
    : places.sort((one, other) => order.indexOf(one.language) - order.indexOf(other.language));
}

function languageName(language: string, beside: readonly string[]): string {
  const base = baseLanguage(language);
  const alone = beside.filter((other) => baseLanguage(other) === base).length < 2;
  return ownName(language, alone ? base : language);
}

const ownNames = new Map<string, string>();

function ownName(language: string, tag: string): string {
  const key = `${language} ${tag}`;
  const known = ownNames.get(key);
  if (known !== undefined) return known;
  const written = new Intl.DisplayNames([language], { type: "language", style: "short" }).of(tag) ?? tag;
  const name = written.charAt(0).toLocaleUpperCase(language) + written.slice(1);
  ownNames.set(key, name);
  return name;
}
