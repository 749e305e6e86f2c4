import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { createProblem, type Problem } from "../problems/problem.ts";
import { nearest } from "../text/suggest.ts";
import { truncateForMessage } from "../text/truncate-for-message.ts";
import { positionAt } from "./source.ts";

/** RFC 8259. */
export const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

type Message = readonly [message: string, hint?: string];

export function syntaxProblem(file: string, text: string): Problem {
  const errors: ParseError[] = [];
  parseTree(text, errors, strict);
  const first = errors[0] ?? { error: 0, offset: 0, length: 0 };
  const name = first.error ? printParseErrorCode(first.error) : "InvalidSymbol";
  const offset = first.offset + offsetInToken(name, text.slice(first.offset, first.offset + first.length));
  const found = truncateForMessage(text.slice(first.offset, first.offset + Math.min(first.length, 20)));
  const [message, hint] =
    text.trim() === ""
      ? emptyFile
      : (sayingAfter(text.slice(0, first.offset), found) ?? sayingOf(name, found));
  return {
    ...createProblem("json-syntax", { file, pointer: "" }, message, hint),
    ...positionAt(text, offset),
  };
}

function sayingAfter(before: string, found: string): Message | undefined {
  const last = before.at(-1) ?? "";
  if (/\d/.test(last) && /^[\w.]/.test(found)) {
    const hint = "Write it in digits without a zero before them, such as 12 or 0.5.";
    return ["This is not a number that JSON allows.", hint];
  }
  if (/\d,$/.test(before) && /^\d/.test(found))
    return ["This number has a comma in it.", "Write a point, such as 0.5."];
  if (last === '"' && /^[\p{L}\p{N}]/u.test(found)) {
    const hint = 'Write \\" for a quote inside a text, and a comma between two values.';
    return [`The text ends at the quote before ${found}.`, hint];
  }
  return undefined;
}

const emptyFile: Message = [
  "The file is empty.",
  'Write at least {}; a config starts with { "configVersion": 1, "site": {…}, "pages": […] }.',
];

function offsetInToken(name: string, token: string): number {
  const wrong: Record<string, RegExp> = {
    InvalidEscapeCharacter: /^(?:[^\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*/i,
    InvalidUnicode: /^(?:[^\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*/i,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
    InvalidCharacter: /^[^\u0000-\u001f]*/,
  };
  // Longer ones would overflow the regular expression's stack.
  return token.length < 10_000 ? (wrong[name]?.exec(token)?.[0].length ?? 0) : 0;
}

function sayingOf(name: string, found: string): Message {
  if (name === "InvalidSymbol") return symbolSaying(found);
  if (name === "InvalidEscapeCharacter" && found.includes("\\{{"))
    return [
      "A backslash stands before the braces of a token.",
      "Take it away, so that the token is read: {{item.name}}.",
    ];
  if (name === "CommaExpected" && /^[\]}]/.test(found)) {
    const hint = "Close what was opened last first.";
    return [`This ${found.charAt(0)} closes what a ${found.startsWith("]") ? "{" : "["} opened.`, hint];
  }
  if (name === "CommaExpected" && found.startsWith(":"))
    return ["A colon stands where a comma belongs.", "Write a comma, or check the quotes before it."];
  if (name === "PropertyNameExpected" && found.trim()) {
    const message = `A key in double quotes was expected, but found ${found}.`;
    if (found === "}") return [message, "Remove the comma before the closing brace."];
    return [message, found === "," ? "Remove one of the two commas." : "Keys stand in double quotes."];
  }
  if (name === "ValueExpected" && found === "]")
    return ["A value is missing here.", "Remove the comma before the closing bracket."];
  return messages[name] ?? ["This is not JSON.", "Keys and texts stand in double quotes."];
}

const messages: Readonly<Record<string, Message>> = {
  ValueExpected: [
    "A value is missing here.",
    "Write a text in double quotes, a number, true, false, a list or an object.",
  ],
  ColonExpected: ["A colon is missing between a key and its value.", "Write a colon after the key."],
  CommaExpected: [
    "A comma is missing before this.",
    "Write a comma between two values, or check the brackets before it.",
  ],
  CloseBraceExpected: ["A closing brace } is missing.", "Write a } for each { that was opened."],
  CloseBracketExpected: ["A closing bracket ] is missing.", "Write a ] for each [ that was opened."],
  PropertyNameExpected: ["A key in double quotes was expected here.", "Keys stand in double quotes."],
  EndOfFileExpected: [
    "There is something after the end of the JSON.",
    "Remove it, or check the brackets before it.",
  ],
  InvalidCommentToken: ["JSON has no comments.", "Remove the comment."],
  UnexpectedEndOfComment: ["JSON has no comments, and this one never ends.", "Remove the comment."],
  UnexpectedEndOfString: [
    "This text has no closing double quote.",
    'Write a " at its end, and \\n for a line break in it.',
  ],
  UnexpectedEndOfNumber: [
    "This number is not finished.",
    "Write a digit after the point or the e, or leave it out.",
  ],
  InvalidUnicode: ["This \\u escape needs four hexadecimal digits.", "Write the character itself instead."],
  InvalidEscapeCharacter: [
    "A backslash in a text starts an escape, and this is not one.",
    "Write \\\\ for a backslash.",
  ],
  InvalidCharacter: [
    "A text may not hold a control character.",
    "Write \\n for a line break and \\t for a tab.",
  ],
  InvalidNumberFormat: ["This is not a number that JSON allows.", "Write it in digits, such as 12 or 0.5."],
};

function symbolSaying(found: string): Message {
  const [, code] = /^\\u([\da-f]{4})/.exec(found) ?? [];
  if (code !== undefined)
    return [
      `There is an invisible character U+${code.toUpperCase()} here.`,
      "Replace it with an ordinary space.",
    ];
  const message = `${found} is not a word of JSON.`;
  const meant = nearest(found, ["true", "false", "null"]);
  if (meant) return [message, `Write ${meant}.`];
  if (/^(yes|no|on|off)$/i.test(found)) return [message, `Write ${/^(yes|on)$/i.test(found)}.`];
  if (/^(none|nil|undefined)$/i.test(found)) return [message, "Leave the key out, or write null."];
  if (/^[“”„«»‘’]/.test(found)) return [message, 'Keys and texts stand in straight double quotes, ".'];
  const plain = found.normalize("NFKC");
  if (plain !== found && /^[!-~]+$/.test(plain)) return [message, `Write ${plain} as on a keyboard.`];
  if (/^([+-]|\.\d|nan|infinity|_|x[\da-f])/i.test(found))
    return [message, "Write numbers in digits, such as -12 or 0.5."];
  if (/^={7}/.test(found)) return [message, "Finish merging the file: Git has left its marks in it."];
  if (found === ";") return [message, "Write a comma."];
  if (/^=>?$/.test(found)) return [message, "Write a colon."];
  return [message, "Keys and texts stand in double quotes."];
}
