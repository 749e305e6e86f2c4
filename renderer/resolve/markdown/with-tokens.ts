import { Lexer, type Token } from "marked";
import {
  type MarkdownLimitError,
  markdownLimitError,
  nestingHint,
  nestingMessage,
  runLimitError,
} from "./markdown-limits.ts";
import { createMarked, nameTokens } from "./markdown-syntax.ts";

const marked = createMarked();

/** Or returns why a Markdown text can't be parsed. */
export function withTokens<Result>(
  markdown: string,
  work: (tokens: Token[]) => Result,
): { readonly result: Result } | { readonly mistake: MarkdownLimitError } {
  const mistake = markdownLimitError(markdown);
  if (mistake) return { mistake };
  try {
    const read = tokensOf(markdown);
    if ("mistake" in read) return read;
    nameTokens(read.tokens);
    return { result: work(read.tokens) };
  } catch (error) {
    // Nested emphasis can't be counted by a pattern; marked recurses until the stack overflows.
    if (!(error instanceof RangeError)) throw error;
    return { mistake: { code: "markdown-depth", offset: 0, message: nestingMessage, hint: nestingHint } };
  }
}

/** As marked's own `lex`, with a look at each run of inline Markdown before it is parsed. */
function tokensOf(markdown: string): { readonly tokens: Token[] } | { readonly mistake: MarkdownLimitError } {
  const lexer = new Lexer(marked.defaults);
  const source = markdown.replace(/\r\n|\r/g, "\n");
  lexer.blockTokens(withListSpaces(source), lexer.tokens);
  let start = 0;
  for (const token of lexer.tokens) {
    const end = start + token.raw.length;
    if (token.type === "list") token.raw = source.slice(start, end);
    start = end;
  }
  for (const { src, tokens } of lexer.inlineQueue) {
    const mistake = runLimitError(src, () => lineOf(markdown, src));
    if (mistake) return { mistake: { ...mistake, offset: offsetOf(markdown, src) } };
    lexer.inlineTokens(src, tokens);
  }
  return { tokens: lexer.tokens };
}

const offsetOf = (markdown: string, run: string) =>
  Math.max(0, markdown.indexOf(run.split("\n", 1)[0] ?? ""));

function lineOf(markdown: string, run: string): string {
  const offset = offsetOf(markdown, run);
  const end = markdown.indexOf("\n", offset);
  return markdown.slice(markdown.lastIndexOf("\n", offset - 1) + 1, end === -1 ? undefined : end);
}

const nonBreaking = /^([ \t>]*(?:[-*+]|\d{1,9}[.)]))[^\S\n\t ](?=\S)/;

/** Behind the mark of a list item, a space of any kind is one, as marked has it behind that of a heading. */
function withListSpaces(source: string): string {
  if (!/^[ \t>]*(?:[-*+]|\d{1,9}[.)])[^\S\n\t ]/m.test(source)) return source;
  let fence = "";
  const lines = source.split("\n").map((line) => {
    const [, mark = ""] = /^[ \t>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === "") fence = mark;
    else if (mark.startsWith(fence)) fence = "";
    return fence === "" ? line.replace(nonBreaking, "$1 ") : line;
  });
  return lines.join("\n");
}
