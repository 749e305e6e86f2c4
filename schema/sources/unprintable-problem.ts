import { createProblem, type Problem, type ProblemLocation } from "../problems/problem.ts";
import { isolate } from "../text/unprintable.ts";

/** The problem `encoding` for the character at `index` of `text`. */
export function unprintableProblem(place: ProblemLocation, text: string, index: number): Problem {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const code = (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  if (isolate.test(character)) {
    const message = `${place.file} holds the turn-round character U+${code} without its other half.`;
    return createProblem("encoding", place, message, otherHalf);
  }
  const message = `${place.file} holds ${kindOf(character)} U+${code}, which no text needs.`;
  const hint = character === "\ufffd" ? lost : /\p{M}/u.test(character) ? piled : unseen;
  return createProblem("encoding", place, message, hint);
}

const unseen = "It can't be seen: delete what is at this place and write it again.";
const lost = "Write the letter that was there, and save the file as UTF-8.";
const piled = "Keep one or two of them.";
const otherHalf = "Write U+2069 where the text that is turned round ends, or take it out.";

function kindOf(character: string): string {
  if (/\p{Cs}/u.test(character)) return "half of a character";
  if (/\p{Cc}/u.test(character)) return "the control character";
  if (character === "\ufeff") return "the byte order mark";
  if (character === "\ufffd") return "the sign for a lost character";
  if (/\p{M}/u.test(character)) return "a pile of accents that starts with";
  if (/\p{Noncharacter_Code_Point}/u.test(character)) return "the non-character";
  return /[\u202a-\u202e]/.test(character) ? "the turn-round character" : "the hidden character";
}
