import type { EntryConfig, SiteConfig } from "../../schema/site-config.ts";
import { suggestion } from "../../schema/suggest.ts";
import type { Report } from "../resolve/report.ts";

/** Reports `wrong-value` for pages, and `unknown-entry` for entries, that translate nothing. */
export function checkTranslations(
  { file, site, pages }: SiteConfig,
  entries: readonly EntryConfig[],
  report: Report,
): void {
  const ids = pages.map(({ id }) => id);
  for (const [index, { translationOf }] of pages.entries()) {
    if (translationOf === undefined || ids.includes(translationOf)) continue;
    const place = { file, pointer: `/pages/${index}/translationOf` };
    report.add("wrong-value", place, `There is no page with the id "${translationOf}".`, {
      suggestion: suggestion(translationOf, ids),
      values: { reason: "no-such-name" },
    });
  }
  const languages = [site.language ?? "en-GB", ...(site.languages ?? [])];
  const known = new Map<string, Set<string>>();
  for (const { collection, id } of entries) {
    const others = known.get(collection) ?? new Set();
    known.set(collection, others.add(id));
  }
  for (const { collection, fields, file: own } of entries) {
    const { language, translationOf: original } = fields;
    if (typeof language === "string" && !languages.includes(language)) {
      const place = { file: own, pointer: "/frontMatter/language" };
      report.add("wrong-value", place, `"${language}" is not one of the site's languages.`, {
        suggestion: suggestion(language, languages) ?? "Add it to site.languages.",
        values: { reason: "language", language },
      });
    }
    const others = known.get(collection) ?? new Set();
    if (typeof original !== "string" || others.has(original)) continue;
    const place = { file: own, pointer: "/frontMatter/translationOf" };
    const message = `There is no entry "${original}" in content/${collection}.`;
    report.add("unknown-entry", place, message, suggestion(original, [...others]));
  }
}
