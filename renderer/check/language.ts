import type { Report } from "../resolve/report.ts";

/** Reports `wrong-value` for a language that there is not, or that is written otherwise: screen readers choose their voice by it. */
export function checkLanguage(language: string, file: string, report: Report): void {
  const place = { file, pointer: "/site/language" };
  const [written = language] = Intl.getCanonicalLocales(language);
  if (written !== language) {
    report.add("wrong-value", place, `"${language}" is written "${written}".`, `Write ${written}.`);
  } else if (names.of(language) === undefined) {
    report.add("wrong-value", place, `"${language}" is not a language.`, "Write it as en-GB, de or zh-Hans.");
  }
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
