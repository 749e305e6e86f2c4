/** How an author lays out JSON. */
export interface TextStyle {
  /** "\n" or "\r\n"; nothing in a file of one line. */
  readonly newline: string;
  /** One level of indentation. */
  readonly indent: string;
  /** What stands after a colon, and after a comma or inside a brace within a line. */
  readonly space: string;
}

/** The style of a JSON text, from its first line break and its first colon. */
export function textStyle(text: string): TextStyle {
  const newline = /\r?\n/.exec(text.trim())?.[0] ?? "";
  const indent = /[{[]\s*?\r?\n([ \t]+)\S/.exec(text)?.[1] ?? "";
  const colon = /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:(\s?)/.exec(text);
  return { newline, indent, space: colon ? (colon[1] ?? "") : newline && " " };
}
