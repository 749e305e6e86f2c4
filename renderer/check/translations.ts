import type { EntryConfig, SiteConfig } from "../../schema/site-config.ts";
import { suggestion } from "../../schema/suggest.ts";
import type { Report } from "../resolve/report.ts";

/**
 * Reports `wrong-value` for a page or an entry in a language that is not among the site's, and for one that is said to
 * be the translation of something that there is not.
 */
export function checkTranslations(
  { file, site, pages }: SiteConfig,
  entries: readonly EntryConfig[],
  report: Report,
): void {
  const languages = [site.language ?? "en-GB", ...(site.languages ?? [])];
  const check = (language: unknown, place: { readonly file: string; readonly pointer: string }) => {
    if (typeof language !== "string" || languages.includes(language)) return;
    const hint = suggestion(language, languages) ?? "Add it to site.languages.";
    report.add("wrong-value", place, `"${language}" is not one of the site's languages.`, hint);
  };
  const ids = pages.map(({ id }) => id);
  for (const [index, { language, translationOf }] of pages.entries()) {
    check(language, { file, pointer: `/pages/${index}/language` });
    if (translationOf === undefined || ids.includes(translationOf)) continue;
    const place = { file, pointer: `/pages/${index}/translationOf` };
    report.add(
      "wrong-value",
      place,
      `There is no page with the id "${translationOf}".`,
      suggestion(translationOf, ids),
    );
  }
  const known = new Map<string, string[]>();
  for (const { collection, id } of entries) known.set(collection, [...(known.get(collection) ?? []), id]);
  for (const { collection, fields, file: own } of entries) {
    check(fields.language, { file: own, pointer: "/frontMatter/language" });
    const original = fields.translationOf;
    const others = known.get(collection) ?? [];
    if (typeof original !== "string" || others.includes(original)) continue;
    const place = { file: own, pointer: "/frontMatter/translationOf" };
    const message = `There is no entry "${original}" in content/${collection}.`;
    report.add("unknown-entry", place, message, suggestion(original, others));
  }
}
