import { createProblem, type Place, type Problem } from "./problem.ts";

/** Control characters other than tab and line breaks, and halves of a surrogate pair. React writes them as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u;

/** Where the first character is that no text of a site may hold, if there is one. */
export function unprintableAt(text: string): number | undefined {
  return unprintable.exec(text)?.index;
}

/** The problem `encoding` for the character at an index of a text. */
export function unprintableProblem(place: Place, text: string, index: number): Problem {
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0");
  const what = code.startsWith("D") ? "half of a character" : "the control character";
  return createProblem(
    "encoding",
    place,
    `${place.file} holds ${what} U+${code}, which no text needs.`,
    "Delete it.",
  );
}
