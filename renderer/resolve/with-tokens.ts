import { Marked, type Token } from "marked";
import {
  type MarkdownLimitError,
  markdownLimitError,
  nestingHint,
  nestingMessage,
} from "./markdown-limits.ts";

const marked = new Marked({ gfm: true });

/** Or returns why a Markdown text can't be parsed. */
export function withTokens<Result>(
  markdown: string,
  work: (tokens: Token[]) => Result,
): { readonly result: Result } | { readonly mistake: MarkdownLimitError } {
  const mistake = markdownLimitError(markdown);
  if (mistake) return { mistake };
  try {
    return { result: work(marked.lexer(markdown)) };
  } catch (error) {
    // Nested emphasis can't be counted by a pattern; marked recurses until the stack overflows.
    if (!(error instanceof RangeError)) throw error;
    return { mistake: { code: "markdown-depth", offset: 0, message: nestingMessage, hint: nestingHint } };
  }
}
