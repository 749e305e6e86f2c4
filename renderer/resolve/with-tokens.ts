import { Marked, type Token } from "marked";
import { type ExtentMistake, extentMistake, takeOut, tooDeep } from "./markdown-extent.ts";

const marked = new Marked({ gfm: true });

/** Does something with the tokens of a Markdown text, or says why it can't be taken apart. */
export function withTokens<Result>(
  markdown: string,
  work: (tokens: Token[]) => Result,
): { readonly result: Result } | { readonly mistake: ExtentMistake } {
  const mistake = extentMistake(markdown);
  if (mistake) return { mistake };
  try {
    return { result: work(marked.lexer(markdown)) };
  } catch (error) {
    // Emphasis can be nested in more ways than a pattern can count; marked recurses until the stack ends.
    if (!(error instanceof RangeError)) throw error;
    return { mistake: { code: "markdown-depth", offset: 0, message: tooDeep, hint: takeOut } };
  }
}
