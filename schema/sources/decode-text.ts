import { createProblem, type Problem } from "../problems/problem.ts";
import { unprintableAt, withoutUnprintable } from "../text/unprintable.ts";
import { pointerAtEnd } from "./pointer-at-end.ts";
import { positionAt } from "./source.ts";
import { unprintableProblem } from "./unprintable-problem.ts";

/** In bytes. Real configs and entries are a thousand times smaller. */
export const maxTextBytes = 10_000_000;

export interface DecodedText {
  readonly text?: string;
  /** What can be read of damaged bytes; U+FFFD replaces the rest. */
  readonly readable?: string;
  readonly problems: Problem[];
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8");

/**
 * The text of some bytes, or why they are not one. Reports `file-unreadable` for what is too large and, for what is
 * not UTF-8 or holds a byte order mark, control characters or lone surrogates, `encoding`, with what can be read of it.
 */
export function decodeText(bytes: Uint8Array, file: string): DecodedText {
  const place = { file, pointer: "" };
  if (bytes.byteLength > maxTextBytes) return { problems: [textTooLarge(file)] };
  const unclean = (problem: Problem) => ({
    readable: withoutUnprintable(lenient.decode(bytes)),
    problems: [problem],
  });
  if (isWide(bytes)) {
    const message = `${file} is UTF-16 or UTF-32, not UTF-8.`;
    const problem = createProblem("encoding", place, message, "Save it as UTF-8 in your editor.");
    return { problems: [{ ...problem, line: 1, column: 1 }] };
  }
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    const clean = cleanBeginning(bytes);
    const place = { file, pointer: pointerAtEnd(file, clean) };
    const message = `${file} is not UTF-8 text from this place on.`;
    const problem = createProblem("encoding", place, message, "Save it as UTF-8 in your editor.");
    return unclean({ ...problem, ...positionAt(clean, clean.length) });
  }
  const bad = unprintableAt(text);
  if (bad === undefined) return { text, problems: [] };
  if (bad === 0 && text.startsWith("\ufeff")) {
    const message = `${file} starts with a byte order mark, which is no part of a text.`;
    const hint = "Save it as UTF-8 without a byte order mark (BOM, signature).";
    return unclean({ ...createProblem("encoding", place, message, hint), line: 1, column: 1 });
  }
  const inValue = { file, pointer: pointerAtEnd(file, text.slice(0, bad)) };
  return unclean({ ...unprintableProblem(inValue, text, bad), ...positionAt(text, bad) });
}

function isWide([first = 1, second = 1, third = 1, fourth = 1]: Uint8Array): boolean {
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const ofFour = first === 0 && second === 0 && third === 0 && fourth !== 0;
  return marked || ofFour || (first === 0) !== (second === 0);
}

export function textTooLarge(file: string): Problem {
  const message = `${file} is larger than ${maxTextBytes / 1_000_000} MB, which no text of a site is.`;
  return createProblem("file-unreadable", { file, pointer: "" }, message, {
    suggestion: "Take the largest part out of it.",
    values: { reason: "too-large-file" },
  });
}

function cleanBeginning(bytes: Uint8Array): string {
  let [good, bad] = [0, bytes.byteLength + 1];
  let text = "";
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    try {
      const begun = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
      // As a stream, half a character at the end is not a mistake yet.
      text = begun.decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return text;
}
