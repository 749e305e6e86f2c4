import { createProblem, type Problem, type ProblemLocation } from "../problems/problem.ts";
import { truncateForMessage } from "../text/truncate-for-message.ts";
import { unprintableAt } from "../text/unprintable.ts";
import { type Position, pointerTo, positionAt } from "./source.ts";
import { unprintableProblem } from "./unprintable-problem.ts";

const deepest = 200;

/** More would not be read. */
const mostProblems = 20_000;

/** More than ten thousand pages have, and few enough to be held in memory several times. */
const mostValues = 500_000;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [
  34, 92, 44, 91, 93, 123, 125,
];

/**
 * What keeps a JSON text from being parsed, found by a flat scan that can't overflow: `json-syntax` for deep
 * nesting, `file-unreadable` for too many values.
 */
export function limitProblem(file: string, text: string): Problem | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === openObject || code === openList) {
      values++;
      if (++depth > deepest) {
        const message = `Objects and lists are nested more than ${deepest} levels deep.`;
        const problem = createProblem("json-syntax", { file, pointer: "" }, message, "Take some levels out.");
        return { ...problem, ...positionAt(text, at) };
      }
    } else if (code === closeObject || code === closeList) depth--;
    else if (code === comma && ++values > mostValues) {
      const message = `${file} holds more than ${mostValues.toLocaleString("en-GB")} values, which no site needs.`;
      const problem = createProblem(
        "file-unreadable",
        { file, pointer: "" },
        message,
        "Take the largest part out of it.",
      );
      return { ...problem, ...positionAt(text, at) };
    }
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

interface OpenValue {
  readonly keys?: Set<string>;
  next: string | number;
}

/** Reports `duplicate-key`, and `encoding` for escapes that no text may have, in one flat pass over valid JSON. */
export function stringProblems(
  file: string,
  text: string,
  position: (offset: number) => Position,
): Problem[] {
  const problems: Problem[] = [];
  const open: OpenValue[] = [];
  const keyEnd = /\s*:/y;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const inside = open.at(-1);
    if (code === openObject) open.push({ keys: new Set(), next: "" });
    else if (code === openList) open.push({ next: 0 });
    else if (code === closeObject || code === closeList) open.pop();
    else if (code === comma && typeof inside?.next === "number") inside.next += 1;
    else if (code === quote) {
      const start = at;
      at = endOfString(text, at);
      const written = text.slice(start, at + 1);
      keyEnd.lastIndex = at + 1;
      const isKey = inside?.keys !== undefined && keyEnd.test(text);
      if (escapeOrIsolate.test(written)) {
        const pointer = (isKey ? open.slice(0, -1) : open).reduce((to, { next }) => pointerTo(to, next), "");
        problems.push(...textProblems({ file, pointer }, text, start, written));
      }
      if (!isKey) continue;
      const key = JSON.parse(written) as string;
      if (inside.keys.has(key) && problems.length < mostProblems) {
        const message = `The key "${truncateForMessage(key)}" is written twice in the same object; only one of them can count.`;
        const problem = createProblem(
          "duplicate-key",
          { file, pointer: "" },
          message,
          "Remove one of the two.",
        );
        problems.push({ ...problem, ...position(start) });
      }
      inside.keys.add(key);
      inside.next = key;
    }
  }
  return problems;
}

/** In a file without unprintable characters, a text can still have an escape for one, or half of a pair. */
const escapeOrIsolate = /[\\\u2066-\u2069]/;

function textProblems(place: ProblemLocation, text: string, start: number, written: string): Problem[] {
  const value = JSON.parse(written) as string;
  const bad = unprintableAt(value);
  if (bad === undefined) return [];
  const offset = offsetInString(text, start, bad);
  const problem = unprintableProblem(place, value, bad);
  const inEscape = text[offset] === "\\" && { suggestion: "Take this escape out, or write what was meant." };
  return [{ ...problem, ...inEscape, ...positionAt(text, offset) }];
}

/**
 * The offset in `text` of a character of a JSON string that starts with its quote at `start`; an escape counts as one
 * character.
 */
export function offsetInString(text: string, start: number, count: number): number {
  let at = start + 1;
  for (let index = 0; index < count && at < text.length; index++) {
    if (text[at] !== "\\") at += 1;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return at;
}
