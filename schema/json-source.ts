import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { createProblem, type Problem } from "./problem.ts";
import { type Position, pointerSegments, positionAt, positionFinder, type Source } from "./source.ts";
import { unprintableAt, unprintableProblem } from "./unprintable.ts";

/** Deeper than any real config, shallow enough for every recursive walk after this one. */
const deepest = 200;

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Reads JSON text into a source. Values come from `JSON.parse`; the token tree only gives positions and
 * duplicate keys, because jsonc-parser hides `__proto__`.
 *
 * Reports `json-syntax` (one, at the first mistake), `duplicate-key`, and `encoding` for an escape that stands for
 * a control character or half of a surrogate pair.
 */
export function readJson(file: string, text: string): { source?: Source; problems: Problem[] } {
  const tooDeep = offsetBeyondDepth(text);
  if (tooDeep !== undefined) {
    const message = `Objects and lists are nested more than ${deepest} levels deep.`;
    return {
      problems: [
        { ...createProblem("json-syntax", { file, pointer: "" }, message), ...positionAt(text, tooDeep) },
      ],
    };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [syntaxProblem(file, text)] };
  }
  const position = positionFinder(text);
  let tree: Node | undefined;
  const root = () => {
    tree ??= parseTree(text, [], strict);
    return tree;
  };
  const source: Source = {
    file,
    text,
    value,
    locate: (place) => position(offsetOf(text, root(), place)),
  };
  return { source, problems: stringProblems(file, text, position) };
}

function syntaxProblem(file: string, text: string): Problem {
  const errors: ParseError[] = [];
  parseTree(text, errors, strict);
  const first = errors[0] ?? { error: 0, offset: 0, length: 0 };
  const name = first.error ? printParseErrorCode(first.error) : "InvalidSymbol";
  const found = text.slice(first.offset, first.offset + Math.min(first.length, 20));
  return {
    ...createProblem(
      "json-syntax",
      { file, pointer: "" },
      syntaxSentence(name, found),
      syntaxHint(name, found),
    ),
    ...positionAt(text, first.offset),
  };
}

function syntaxSentence(name: string, found: string): string {
  if (name === "PropertyNameExpected" && found.trim()) {
    return `A key in double quotes was expected, but found ${found}.`;
  }
  if (name === "InvalidSymbol" && found.trim()) return `${found} is not a word of JSON.`;
  const sentences: Record<string, string> = {
    ValueExpected: "A value is missing here.",
    ColonExpected: "A colon is missing between a key and its value.",
    CommaExpected: "A comma is missing before this.",
    CloseBraceExpected: "A closing brace } is missing.",
    CloseBracketExpected: "A closing bracket ] is missing.",
    PropertyNameExpected: "A key in double quotes was expected here.",
    EndOfFileExpected: "There is something after the end of the JSON.",
    InvalidCommentToken: "JSON has no comments.",
    UnexpectedEndOfComment: "JSON has no comments, and this one never ends.",
    UnexpectedEndOfString: "This text has no closing double quote.",
    UnexpectedEndOfNumber: "This number is not finished.",
    InvalidUnicode: "This \\u escape needs four hexadecimal digits.",
    InvalidEscapeCharacter: "A backslash in a text starts an escape, and this is not one.",
    InvalidCharacter: "A text may not hold a control character.",
    InvalidNumberFormat: "This is not a number that JSON allows.",
  };
  return sentences[name] ?? "This is not JSON.";
}

function syntaxHint(name: string, found: string): string | undefined {
  if (name === "InvalidSymbol") return "Keys and texts stand in double quotes.";
  if (name === "InvalidCommentToken") return "Remove the comment.";
  if (name === "PropertyNameExpected" && found === "}") return "Remove the comma before the closing brace.";
  if (name === "ValueExpected" && found === "]") return "Remove the comma before the closing bracket.";
  if (name === "InvalidEscapeCharacter") return "Write \\\\ for a backslash.";
  if (name === "InvalidCharacter") return "Write \\n for a line break and \\t for a tab.";
  return undefined;
}

/** The offset of the first bracket that opens deeper than allowed, by a flat scan that cannot overflow. */
function offsetBeyondDepth(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      if (++depth > deepest) return at;
    } else if (code === 125 || code === 93) depth--;
  }
  return undefined;
}

/** Keys that an object has already and escapes that no text may hold, found in one flat pass over valid JSON. */
function stringProblems(file: string, text: string, position: (offset: number) => Position): Problem[] {
  const problems: Problem[] = [];
  const open: (Set<string> | undefined)[] = [];
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g;
  const keyEnd = /\s*:/y;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found] = match;
    if (found === "{") open.push(new Set());
    else if (found === "[") open.push(undefined);
    else if (found === "}" || found === "]") open.pop();
    else {
      if (found.includes("\\")) problems.push(...escapeProblems(file, text, match.index, found));
      keyEnd.lastIndex = token.lastIndex;
      const keys = open.at(-1);
      if (!keys || !keyEnd.test(text)) continue;
      const key = JSON.parse(found) as string;
      if (keys.has(key)) {
        const message = `The key "${key}" is written twice in the same object; only one of them can count.`;
        const problem = createProblem(
          "duplicate-key",
          { file, pointer: "" },
          message,
          "Remove one of the two.",
        );
        problems.push({ ...problem, ...position(match.index) });
      }
      keys.add(key);
    }
  }
  return problems;
}

function escapeProblems(file: string, text: string, start: number, written: string): Problem[] {
  const value = JSON.parse(written) as string;
  const bad = unprintableAt(value);
  if (bad === undefined) return [];
  const position = positionAt(text, offsetInString(text, start, bad));
  return [{ ...unprintableProblem({ file, pointer: "" }, value, bad), ...position }];
}

function offsetOf(text: string, root: Node | undefined, place: Parameters<Source["locate"]>[0]): number {
  let node = root;
  if (!node) return 0;
  let found: Node | undefined;
  let complete = true;
  for (const segment of pointerSegments(place.pointer)) {
    const child = childOf(node, segment);
    if (!child) {
      complete = false;
      break;
    }
    found = child;
    node = child.type === "property" ? (child.children?.[1] ?? child) : child;
  }
  if (!complete) return node.offset;
  if (place.target === "key" && found?.type === "property") return found.offset;
  if (place.offset !== undefined && node.type === "string")
    return offsetInString(text, node.offset, place.offset);
  return node.offset;
}

function childOf(node: Node, segment: string): Node | undefined {
  if (node.type === "array") return node.children?.[Number(segment)];
  if (node.type !== "object") return undefined;
  let properties = known.get(node);
  if (!properties) {
    // Of two properties with one key, the first is found.
    const pairs = (node.children ?? []).map(
      (property) => [property.children?.[0]?.value as string, property] as const,
    );
    properties = new Map(pairs.reverse());
    known.set(node, properties);
  }
  return properties.get(segment);
}

/** The properties of objects that were looked into: thousands of problems can be in one of them. */
const known = new WeakMap<Node, Map<string, Node>>();

/** Where the nth character of a string's value is in the JSON text, counting escapes as one. */
function offsetInString(text: string, start: number, count: number): number {
  let at = start + 1;
  for (let index = 0; index < count && at < text.length; index++) {
    if (text[at] !== "\\") at += 1;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return at;
}
