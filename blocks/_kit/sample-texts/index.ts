import ar from "./ar.json";
import cy from "./cy.json";
import de from "./de.json";
import es from "./es.json";
import fr from "./fr.json";

interface SampleTexts {
  readonly placeholders: Readonly<Record<string, string>>;
  /** What may stay as it is, such as the label of a field. */
  readonly words: Readonly<Record<string, string>>;
}

const translations: Readonly<Record<string, SampleTexts>> = { ar, cy, de, es, fr };

const placeholders: ReadonlySet<string> = new Set(
  Object.values(translations).flatMap(({ placeholders: texts }) => [
    ...Object.keys(texts),
    ...Object.values(texts),
  ]),
);

const originals: ReadonlyMap<string, string> = new Map(
  Object.values(translations).flatMap(({ placeholders: texts }) =>
    Object.entries(texts).map(([original, translated]) => [translated, original]),
  ),
);

export function isSampleText(text: string): boolean {
  return placeholders.has(text);
}

/** A text of a sample, in whichever language, in one such as "de-CH": in English where there is no translation. */
export function sampleTextIn(language: string, text: string): string {
  const [base = ""] = language.toLowerCase().split("-");
  const known = Object.hasOwn(translations, base) ? translations[base] : undefined;
  const original = originals.get(text) ?? text;
  return known?.placeholders[original] ?? known?.words[text] ?? original;
}
