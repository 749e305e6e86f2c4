import { Marked, type Token } from "marked";
import { type ExtentMistake, extentMistake, takeOut, tooDeep } from "./markdown-extent.ts";

const marked = new Marked({ gfm: true });

/** Or returns why a Markdown text can't be parsed. */
export function withTokens<Result>(
  markdown: string,
  work: (tokens: Token[]) => Result,
): { readonly result: Result } | { readonly mistake: ExtentMistake } {
  const mistake = extentMistake(markdown);
  if (mistake) return { mistake };
  try {
    return { result: work(marked.lexer(markdown)) };
  } catch (error) {
    // Nested emphasis can't be counted by a pattern; marked recurses until the stack overflows.
    if (!(error instanceof RangeError)) throw error;
    return { mistake: { code: "markdown-depth", offset: 0, message: tooDeep, hint: takeOut } };
  }
}
