import { isLanguageTag } from "../../schema/site/site-schema.ts";
import { messages } from "../messages/messages.ts";

const offered = [
  "af",
  "am",
  "ar",
  "az",
  "be",
  "bg",
  "bn",
  "bs",
  "ca",
  "cs",
  "cy",
  "da",
  "de",
  "de-AT",
  "de-CH",
  "el",
  "en-GB",
  "en-US",
  "en-AU",
  "en-CA",
  "en-IE",
  "es",
  "es-MX",
  "et",
  "eu",
  "fa",
  "fi",
  "fil",
  "fr",
  "fr-BE",
  "fr-CA",
  "fr-CH",
  "ga",
  "gl",
  "gu",
  "he",
  "hi",
  "hr",
  "hu",
  "hy",
  "id",
  "is",
  "it",
  "it-CH",
  "ja",
  "ka",
  "kk",
  "km",
  "kn",
  "ko",
  "ky",
  "lb",
  "lo",
  "lt",
  "lv",
  "mk",
  "ml",
  "mn",
  "mr",
  "ms",
  "mt",
  "my",
  "nb",
  "ne",
  "nl",
  "nl-BE",
  "nn",
  "pa",
  "pl",
  "pt",
  "pt-BR",
  "ro",
  "ru",
  "si",
  "sk",
  "sl",
  "sq",
  "sr",
  "sv",
  "sw",
  "ta",
  "te",
  "th",
  "tl",
  "tr",
  "uk",
  "ur",
  "uz",
  "vi",
  "xh",
  "zh-Hans",
  "zh-Hant",
  "zu",
];

/** A language that a site can be in. */
interface NamedLanguage {
  /** A BCP 47 tag. */
  readonly tag: string;
  /** In the language of the editor. */
  readonly name: string;
}

export function namedLanguages(others: readonly string[] = []): readonly NamedLanguage[] {
  const tags = new Set([...offered, ...others.filter(isLanguageTag)]);
  const { compare } = new Intl.Collator(messages.locale);
  return [...tags]
    .map((tag) => ({ tag, name: languageName(tag) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/** The language that is meant by its name, in the editor's language, in its own or in English, or by its code. */
export function languageOf(written: string, known: readonly NamedLanguage[]): string | undefined {
  const wanted = keyOf(written);
  if (wanted === "") return undefined;
  const found = known.find(({ tag, name }) =>
    [name, tag, nameIn(tag, tag), nameIn(tag, "en")].some((other) => keyOf(other) === wanted),
  );
  return found?.tag ?? tagOf(written);
}

function tagOf(written: string): string | undefined {
  try {
    const [tag = ""] = Intl.getCanonicalLocales(written.trim().replaceAll("_", "-"));
    return isLanguageTag(tag) && languageName(tag) !== tag ? tag : undefined;
  } catch {
    return undefined;
  }
}

function nameIn(tag: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(tag) ?? tag;
}

const keyOf = (text: string) => text.trim().toLowerCase().replaceAll("_", "-");

export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(messages.locale, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
