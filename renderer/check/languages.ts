import { languageAndParents } from "../../schema/fields/own-messages.ts";
import type { Schema, StringSchema } from "../../schema/fields/schema.ts";
import type { Model } from "../../schema/model/model.ts";
import type { ProblemLocation } from "../../schema/problems/problem.ts";
import type { EntryConfig, SiteConfig } from "../../schema/site/site-config.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { suggestion } from "../../schema/text/suggest.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import type { Report } from "../resolve/report/report.ts";
import type { Site } from "../site.ts";
import { modelFile } from "./locate-defaults.ts";

/** Also for languages with another spelling, since screen readers choose their voice by it. */
export function checkLanguages(
  { settings, pages }: Pick<Site, "settings" | "pages">,
  { file, site }: Pick<SiteConfig, "file" | "site">,
  report: Report,
): void {
  checkTag(settings.language, { file, pointer: "/site/language" }, report);
  site.languages?.forEach((language, index) => {
    if (language !== settings.language)
      checkTag(language, { file, pointer: `/site/languages/${index}` }, report);
  });
  for (const { language, places, entry } of pages) {
    if (settings.languages.includes(language)) continue;
    const place = entry ? places.page : { ...places.page, pointer: `${places.page.pointer}/language` };
    const message = `"${language}" is not a language of this site, which has ${settings.languages.join(", ")}.`;
    const hint = {
      suggestion: "Add it to site.languages.",
      values: { reason: "language", language },
    } as const;
    report.add("wrong-value", place, message, hint);
  }
}

function checkTag(language: string, place: ProblemLocation, report: Report): void {
  const [written = language] = Intl.getCanonicalLocales(language);
  const values = { reason: "language", language } as const;
  if (written !== language) {
    report.add("wrong-value", place, `"${language}" is written "${written}".`, {
      suggestion: `Write ${written}.`,
      values: { ...values, nearest: written },
    });
  } else if (names.of(language) === undefined) {
    const suggestion = "Write it as en-GB, de or zh-Hans.";
    report.add("wrong-value", place, `"${language}" is not a language.`, { suggestion, values });
  }
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Reports `missing-words` for choices of the model whose names lack a language of the site. */
export function checkChoiceTitles(
  { settings, collections }: Model,
  { language = "en-GB", languages = [] }: Pick<SiteConfig["site"], "language" | "languages">,
  report: Report,
): void {
  const all = [...new Set([language, ...languages])];
  const look = (schema: Schema, pointer: string): void => {
    if (schema.type === "array") look(schema.items, `${pointer}/items`);
    else if (schema.type === "object")
      for (const [key, field] of Object.entries(schema.properties))
        look(field, pointerTo(`${pointer}/properties`, key));
    else if (schema.type === "string" && schema.enumTitles)
      reportUntitled(schema.enumTitles, all, { file: modelFile, pointer }, report);
  };
  for (const [name, group] of Object.entries(settings)) look(group, pointerTo("/settings", name));
  for (const [name, { fields }] of Object.entries(collections))
    look(fields, `${pointerTo("/collections", name)}/fields`);
}

function reportUntitled(
  titles: NonNullable<StringSchema["enumTitles"]>,
  languages: readonly string[],
  { file, pointer }: ProblemLocation,
  report: Report,
): void {
  const parts = languages.flatMap((language) => {
    const tags = languageAndParents(language);
    const choices = Object.entries(titles).flatMap(([choice, title]) =>
      typeof title === "string" || tags.some((tag) => Object.hasOwn(title, tag)) ? [] : [choice],
    );
    return choices.length === 0 ? [] : [{ language, choices }];
  });
  if (parts.length === 0) return;
  const lacking = parts.map(({ language, choices }) => {
    const shown = lists.format(choices.map((choice) => `"${truncateForMessage(choice)}"`));
    const verb = choices.length === 1 ? "has" : "have";
    return `${shown} ${verb} no name in ${names.of(language) ?? language}`;
  });
  const tags = parts.map(({ language }) => language);
  report.add("missing-words", { file, pointer: `${pointer}/enumTitles` }, `${lacking.join("; ")}.`, {
    suggestion: `Write it under ${lists.format(tags.map((tag) => `"${tag}"`))} of each of them.`,
    values: { reason: "choice", language: tags.join(", ") },
  });
}

const lists = new Intl.ListFormat("en-GB");

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
  for (const { collection, id, fields, file: own } of entries) {
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
    report.add(
      "unknown-entry",
      place,
      message,
      suggestion(
        original,
        [...others].filter((other) => other !== id),
      ),
    );
  }
}
