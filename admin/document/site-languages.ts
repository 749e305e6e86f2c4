import type { PageDocument, SiteDocument } from "./site-document.ts";

export function siteLanguages({ language, languages }: SiteDocument["site"]): readonly string[] {
  const main = typeof language === "string" ? language : "en-GB";
  const all = Array.isArray(languages) ? languages.filter((tag) => typeof tag === "string") : [];
  return [...new Set([main, ...all])];
}

export function languageOfPage(page: PageDocument, { site }: Pick<SiteDocument, "site">): string {
  const [main = "en-GB"] = siteLanguages(site);
  return typeof page.language === "string" ? page.language : main;
}
