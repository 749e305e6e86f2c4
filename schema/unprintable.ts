import { createProblem, type Place, type Problem } from "./problem.ts";

/**
 * Control characters other than tab and line breaks, halves of a surrogate pair, byte order marks, characters that
 * turn the text after them round, the sign for a character that was lost, and code points that are no characters.
 * React writes them all as they are.
 */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\ufeff\ufffd\u202a-\u202e]/u;

/** Where the first character is that no text of a site may hold, if there is one. */
export function unprintableAt(text: string): number | undefined {
  return unprintable.exec(text)?.index;
}

/** A text with U+FFFD, the sign for a character that was lost, for each that no text may hold. */
export function withoutUnprintable(text: string): string {
  return text.replace(new RegExp(unprintable, "gu"), "\ufffd");
}

/** The problem `encoding` for the character at an index of a text. */
export function unprintableProblem(place: Place, text: string, index: number): Problem {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const code = (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const message = `${place.file} holds ${kindOf(character)} U+${code}, which no text needs.`;
  const hint = character === "\ufffd" ? lost : unseen;
  return createProblem("encoding", place, message, hint);
}

const unseen = "It can't be seen: delete what is at this place and write it again.";
const lost = "Write the letter that was there, and save the file as UTF-8.";

function kindOf(character: string): string {
  if (/\p{Cs}/u.test(character)) return "half of a character";
  if (/\p{Cc}/u.test(character)) return "the control character";
  if (character === "\ufeff") return "the byte order mark";
  if (character === "\ufffd") return "the sign for a lost character";
  return /[\u202a-\u202e]/.test(character) ? "the turn-round character" : "the non-character";
}
