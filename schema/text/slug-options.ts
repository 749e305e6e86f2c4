import type { SlugOptions } from "./slug.ts";

type SiteSettings = Readonly<Record<string, unknown>>;

/** How names are made of a site's texts. The table of all scripts is loaded where a site asks for it. */
export async function loadSlugOptions(site: SiteSettings, language?: string): Promise<SlugOptions> {
  const main = typeof site.language === "string" ? site.language : undefined;
  const options = { language: language ?? main };
  if (site.addresses !== "latin") return options;
  const { transliterate } = await import("transliteration");
  return { ...options, transliterate };
}
