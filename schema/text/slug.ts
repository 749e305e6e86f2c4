export interface SlugOptions {
  /** A BCP 47 tag: ö is oe in German and o in Swedish. */
  readonly language?: string | undefined;
  /** In characters. */
  readonly longest?: number;
  /** Writes what is left of other scripts in Latin letters, where a site asks for it. */
  readonly transliterate?: ((text: string) => string) | undefined;
}

/**
 * The name of a text in an address, an id, an anchor or a file: "Straße & Größe" is strasse-groesse. Letters of any
 * script stay, Latin ones without marks; what is between them is one hyphen. Empty for a text without any.
 */
export function slugOf(text: string, options: SlugOptions = {}): string {
  const { language = "", longest = mostCharacters, transliterate } = options;
  const [code = ""] = language.toLowerCase().split("-");
  const latin = withoutLatinMarks(withoutUnwritten(text, code), code);
  const written = transliterate
    ? withoutUnwritten(
        withoutLatinMarks(
          latin.replace(words, (word) => inLatin(word, transliterate)),
          code,
        ),
        "",
      )
    : latin;
  return withoutEdges(truncated(written.replace(betweenWords, "-"), longest));
}

const words = /[\p{L}\p{M}\p{N}]+/gu;

/** Marks that stand for a letter of another script, as the apostrophe of k'art'uli, are left out. */
const inLatin = (word: string, transliterate: (text: string) => string) =>
  transliterate(word).replace(/[^\p{L}\p{M}\p{N}\s]+/gu, "");

const mostCharacters = 100;
/** File systems have names of 255 bytes; some are for an ending, a number and the picture's widths. */
const mostBytes = 200;

/** Languages that write a shortened word before an apostrophe: l'été is two words. */
const elisionLanguages: ReadonlySet<string> = new Set(["fr", "it", "ca", "oc"]);

/** A mark belongs to the letter before it. */
const betweenWords = /(?:[^\p{L}\p{M}\p{N}]\p{M}*)+/gu;

/** 1½ is not eleven halves, and 10² not 102. */
const betweenNumbers = /(?<=\p{N})(?=\p{No})(?!(?<=[⁰-⁹²³¹₀-₉])[⁰-⁹²³¹₀-₉])/gu;

/** Written inside of words, but no letters: apostrophes, what can't be seen, the Arabic and Hebrew lines and marks. */
const unwritten = /['’‘ʼʻ׳״·\p{Cf}\p{Me}\p{Default_Ignorable_Code_Point}\u0640\u2800]/gu;

const everywhere: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", ħ: "h", ŧ: "t", ŋ: "n" },
  ...{ ə: "e", ĸ: "k", ɨ: "i", ƙ: "k", ɓ: "b", ɗ: "d", ɖ: "d", ɛ: "e", ɔ: "o", ǝ: "e", ƴ: "y", ɩ: "i" },
};

const german = { ä: "ae", ö: "oe", ü: "ue" };
const danish = { å: "aa" };

const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ de: german, gsw: german, lb: german },
  ...{ da: danish, no: danish, nb: danish, nn: danish },
};

function withoutUnwritten(text: string, code: string): string {
  const plain = text.replace(betweenNumbers, " ").replace(/[^\u0e33\u0eb3]+/g, compatible);
  const words = elisionLanguages.has(code) ? plain.replace(/(?<=\p{L})['’](?=\p{L})/gu, "-") : plain;
  return words.replace(unwritten, "");
}

const plain = /^[\0-\x7f]*$/;

function withoutLatinMarks(text: string, code: string): string {
  if (plain.test(text)) return text.toLowerCase();
  const own = byLanguage[code] ?? {};
  return text
    .toLowerCase()
    .normalize("NFC")
    .replace(/\p{Script=Latin}/gu, (letter) => own[letter] ?? everywhere[letter] ?? letter)
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, (_, letter: string) => everywhere[letter] ?? letter)
    .normalize("NFC");
}

/** Thai and Lao am would be taken apart. */
const compatible = (part: string) => part.normalize("NFKC");

/** A code unit of UTF-16 is at most three bytes of UTF-8. */
const mostBytesOf = (text: string) => text.length * 3;

function truncated(words: string, longest: number): string {
  if (words.length <= longest && mostBytesOf(words) <= mostBytes) return words;
  const letters = [...words];
  const kept: string[] = [];
  let bytes = 0;
  for (const letter of letters.slice(0, longest)) {
    bytes += new TextEncoder().encode(letter).byteLength;
    if (bytes > mostBytes) break;
    kept.push(letter);
  }
  return kept.join("");
}

const withoutEdges = (words: string) => words.replace(/^[-\p{M}]+|(?<!-)-+$/gu, "");
