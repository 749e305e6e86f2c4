import type { SiteDocument } from "./site-document.ts";

export function siteLanguages({ language, languages }: SiteDocument["site"]): readonly string[] {
  const main = typeof language === "string" ? language : "en-GB";
  const all = Array.isArray(languages) ? languages.filter((tag) => typeof tag === "string") : [];
  return [...new Set([main, ...all])];
}
