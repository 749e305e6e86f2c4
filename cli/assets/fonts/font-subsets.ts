type FontSubset = "latin" | "latin-ext" | "greek" | "cyrillic" | "vietnamese" | "arabic";

/** Languages in Latin letters that the subset `latin` has all letters of: it reaches to U+00FF, with œ and Œ. */
const plainLatin = new Set(
  "af br ca da de en es et eu fi fil fo fr fur fy ga gd gl gsw id is it jv lb ms nb nl nn no oc pt rm sq su sv sw tl xh zu".split(
    " ",
  ),
);

const ofScript: Readonly<Record<string, readonly FontSubset[]>> = {
  Grek: ["greek", "latin"],
  Cyrl: ["cyrillic", "latin"],
  Arab: ["arabic", "latin"],
};

export function fontSubsets(languages: readonly string[]): FontSubset[] {
  const needed = languages.flatMap(subsetsOf);
  return [...new Set<FontSubset>([...needed, "latin"])];
}

function subsetsOf(tag: string): readonly FontSubset[] {
  const { language, script = "" } = localeOf(tag);
  if (language === "vi") return ["latin", "vietnamese", "latin-ext"];
  if (script === "Latn" && !plainLatin.has(language)) return ["latin", "latin-ext"];
  return ofScript[script] ?? ["latin"];
}

/** The script that a language is written in, as `Arab`; empty if it is not known. */
export const scriptOf = (tag: string): string => localeOf(tag).script ?? "";

function localeOf(tag: string): Pick<Intl.Locale, "language" | "script"> {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return { language: "en", script: "Latn" };
  }
}
