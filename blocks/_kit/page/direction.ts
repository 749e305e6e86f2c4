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

const known = new Map<string, "ltr" | "rtl">();

export function directionOf(language: string): "ltr" | "rtl" {
  const direction = known.get(language) ?? direct(language);
  known.set(language, direction);
  return direction;
}

function direct(language: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && rightToLeft.has(script) ? "rtl" : "ltr";
}
