import type { Source } from "../../schema/sources/source.ts";

const found = new WeakMap<Source, string>();

/** The letters and digits of a text that are not in ASCII, each time. Those that are symbols, such as µ, ℓ and 𝐀, every system has. */
export const letterPattern = /(?![\0-\x7fµ\u2000-\u2bff\u{1d400}-\u{1d7ff}])[\p{L}\p{Nd}]/gu;

/** Quick to look for, and in each text that has a letter of `letterPattern`. */
const possible = /[\u00aa-\u1fff\u2c00-\uffff]/;

/** The letters and digits of a source that are not in ASCII, each once. */
export function lettersOf(source: Source): string {
  const known = found.get(source);
  if (known !== undefined) return known;
  // What is written as \u4f60 is read from the value.
  const text = source.text.includes("\\u") ? JSON.stringify(source.value) : source.text;
  const letters = possible.test(text) ? [...new Set(text.match(letterPattern))].join("") : "";
  found.set(source, letters);
  return letters;
}

/** Notes what is known of a source whose text is not read again. */
export function rememberLetters(source: Source, letters: string): void {
  found.set(source, letters);
}
