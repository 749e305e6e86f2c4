import type { Token } from "marked";
import {
  type MarkdownLimitError,
  markdownLimitError,
  nestingHint,
  nestingMessage,
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
    const tokens = marked.lexer(markdown);
    nameTokens(tokens);
    return { result: work(tokens) };
  } catch (error) {
    // Nested emphasis can't be counted by a pattern; marked recurses until the stack overflows.
    if (!(error instanceof RangeError)) throw error;
    return { mistake: { code: "markdown-depth", offset: 0, message: nestingMessage, hint: nestingHint } };
  }
}
