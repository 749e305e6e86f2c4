/** What texts of every language have: ASCII, typographic punctuation, and signs of money, measures and keys. */
const common = `${between(0x20, 0x7e)}\u00a0£€©®°±²³·½¼¾×÷–—‘’‚“”„…‹›«»•→←↑↓⇄−⁄\u2011\u2060′″™§¶`;

/** The letters that some languages add to ASCII. */
const lettersOf: Readonly<Record<string, string>> = {
  en: "é",
  de: "ÄÖÜäöüßẞ",
  fr: "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ",
  es: "ÁÉÍÑÓÚÜáéíñóúüºª¿¡",
  it: "ÀÈÉÌÒÓÙàèéìòóùºª",
  nl: "ÁÉËÏÓÖÜáéëïóöü",
  pt: "ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúºª",
};

export function fontLetters(languages: readonly string[]): ReadonlySet<string> | undefined {
  const letters = languages.map((tag) => lettersOf[tag.split("-")[0]?.toLowerCase() ?? ""]);
  if (letters.includes(undefined)) return undefined;
  return new Set(common + letters.join(""));
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
