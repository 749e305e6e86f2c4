import { hasMessages, messageKeys } from "../../blocks/_kit/messages/index.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import { didYouMean, nearest, suggestion } from "../../schema/suggest.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import type { Report } from "../resolve/report.ts";

type Words = Readonly<Record<string, string>>;

const textKeys = messageKeys.filter((key) => !key.includes("."));

/** Reports `unknown-key`, and `missing-words` for a language in which visitors would read English. */
export function checkMessageOverrides(
  { file, site }: Pick<SiteConfig, "file" | "site">,
  languages: readonly string[],
  report: Report,
): void {
  const { words = {} } = site;
  for (const [language, own] of Object.entries(words)) {
    const pointer = pointerTo("/site/words", language);
    if (!languages.some((each) => each === language || each.startsWith(`${language}-`))) {
      const message = `"${truncateForMessage(language)}" is not a language of this site.`;
      const near = nearest(language, languages);
      const hint = near ? didYouMean(language, near) : "Add it to site.languages.";
      report.add("unknown-key", { file, pointer, target: "key" }, message, hint);
      continue;
    }
    for (const key of Object.keys(own)) {
      if (messageKeys.includes(key)) continue;
      const message = `There is no fixed text "${truncateForMessage(key)}".`;
      report.add(
        "unknown-key",
        { file, pointer: pointerTo(pointer, key), target: "key" },
        message,
        suggestion(key, messageKeys),
      );
    }
  }
  for (const language of languages) reportMissing(language, { file, site }, words[language] ?? {}, report);
}

function reportMissing(
  language: string,
  { file, site }: Pick<SiteConfig, "file" | "site">,
  own: Words,
  report: Report,
): void {
  if (hasMessages(language)) return;
  const missing = textKeys.filter((key) => !Object.hasOwn(own, key) && !Object.hasOwn(own, `${key}.other`));
  if (missing.length === 0) return;
  const index = site.languages?.indexOf(language) ?? -1;
  const pointer = index === -1 ? "/site/language" : `/site/languages/${index}`;
  const message = `Visitors read ${missing.length} fixed texts in English, since there are none in "${language}": ${missing[0]} and so on.`;
  report.add("missing-words", { file, pointer }, message, {
    suggestion: `Write them in site.words.${language}.`,
    values: { language, length: missing.length },
  });
}
