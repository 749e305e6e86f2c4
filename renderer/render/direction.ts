const rightToLeft = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Mend",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
  "Yezi",
]);

/** Which way the script of a language runs. */
export function directionOf(language: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && rightToLeft.has(script) ? "rtl" : "ltr";
}
