import { isolate, unprintableAt } from "./unprintable.ts";

/** Code points that a file may hold though a reader can't see them, or that stand for a line's end in other programs. */
const suspects =
  /\u034f|[\ufe00-\ufe0f]|[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufff0-\ufffc\uf000-\uf0ff]|[\u{e0100}-\u{e01ef}]/u;
const piled = /(\p{M}{15})\p{M}+/gu;

const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const bulletsOfSymbolFonts = /[\uf06c\uf06e\uf071\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc]/;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}]|\u0640/u;
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const pictograph = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u20e3/u;
const variable =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Sm}\p{So}\d#*]/u;

interface Neighbours {
  readonly before: string;
  readonly after: string;
  readonly isRightToLeft: boolean;
}

/**
 * A text without signs that nobody sees and that mean nothing where they stand. Joiners, breaks and directions stay where a
 * script or an emoji needs them; line ends of other programs are "\n". U+FFFD, which is seen, stays.
 */
export function withoutInvisible(text: string): string {
  return hasInvisible(text) ? (clean([text])[0] ?? "") : text;
}

export function partsWithoutInvisible(parts: readonly string[]): readonly string[] {
  return parts.some(hasInvisible) ? clean(parts) : parts;
}

function hasInvisible(text: string): boolean {
  return suspects.test(text) || unprintableAt(text) !== undefined;
}

function clean(parts: readonly string[]): readonly string[] {
  const isRightToLeft = parts.some((part) => rightToLeft.test(part));
  const characters = parts.map((part) => [...part.replace(piled, "$1")]);
  const all = characters.flat();
  let before = "";
  let at = 0;
  const cleaned = characters.map((part) =>
    part
      .map((character) => {
        at++;
        const kept = meaningOf(character, { before, after: all[at] ?? "", isRightToLeft });
        if (kept !== "") before = character;
        return kept;
      })
      .join(""),
  );
  // What remains are isolates without their other half.
  const bad = unprintableAt(cleaned.join("").replaceAll("\ufffd", "?"));
  return bad === undefined ? cleaned : cleaned.map((part) => part.replace(new RegExp(isolate, "g"), ""));
}

function meaningOf(character: string, { before, after, isRightToLeft }: Neighbours): string {
  const code = character.codePointAt(0) ?? 0;
  if (!hasInvisible(character)) return character;
  if (code === 0x0b || code === 0x85 || code === 0x2028) return "\n";
  if (code === 0x0c || code === 0x2029) return "\n\n";
  if (code === 0x1e) return "\u2011";
  if (code >= 0x80 && code <= 0x9f) return printable(windows1252[code - 0x80] ?? "");
  if (bulletsOfSymbolFonts.test(character)) return "•";
  if (code === 0xfffd || (code >= 0xf000 && code <= 0xf0ff)) return character;
  if (code === 0x200b) return unspaced.test(before) && unspaced.test(after) ? character : "";
  if (code === 0x200c) return joining.test(before) ? character : "";
  if (code === 0x200d) return isJoined(before, after) ? character : "";
  if (code === 0x2060) return unspaced.test(before) || unspaced.test(after) ? character : "";
  if (code === 0x034f) return /\p{M}/u.test(before) && /\p{M}/u.test(after) ? character : "";
  if (code === 0x180e) return /\p{Script=Mongolian}/u.test(before) ? character : "";
  if (code >= 0x202a && code <= 0x202e) return isRightToLeft ? isolateFor(code) : "";
  if (code === 0x061c || code === 0x200e || code === 0x200f || isolate.test(character))
    return isRightToLeft ? character : "";
  if (code >= 0xfe00 && code <= 0xfe0f) return variable.test(before) ? character : "";
  if (code >= 0xe0100 && code <= 0xe01ef) return /\p{Script=Han}/u.test(before) ? character : "";
  if (code >= 0xe0020 && code <= 0xe007f)
    return /[\u{1f3f4}\u{e0020}-\u{e007e}]/u.test(before) ? character : "";
  return "";
}

function isJoined(before: string, after: string): boolean {
  return joining.test(before) || (pictograph.test(before) && pictograph.test(after)) || joining.test(after);
}

function isolateFor(code: number): string {
  if (code === 0x202c) return "\u2069";
  return code === 0x202b || code === 0x202e ? "\u2067" : "\u2066";
}

const printable = (character: string) => (unprintableAt(character) === undefined ? character : "");
