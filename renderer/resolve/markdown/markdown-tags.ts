import type { Token, Tokens } from "marked";
import { tokensIn } from "./each-token.ts";

export const allowedTag = /^<\/?(?:sub|sup|kbd|mark|small)>$|^<br ?\/?>$/i;

/** Comments are removed; one that is followed by text on its line is not, because Markdown would drop the text too. */
const comment = /^<!--(?:(?!-->).)*-->$/s;

export function isAllowedHtml(html: string): boolean {
  return allowedTag.test(html) || comment.test(html);
}

/**
 * Tags without a counterpart in the same paragraph, cell or emphasis, the first of each: one such tag makes the
 * others wrong too.
 */
export function unbalancedTags(tokens: readonly Token[]): Set<Token> {
  const unbalanced = new Set<Token>();
  visit(tokens, unbalanced);
  return unbalanced;
}

function visit(siblings: readonly Token[], unbalanced: Set<Token>): void {
  const first = firstUnbalanced(siblings);
  if (first) unbalanced.add(first);
  for (const token of siblings) for (const children of tokensIn(token)) visit(children, unbalanced);
}

function firstUnbalanced(siblings: readonly Token[]): Token | undefined {
  const open: { readonly token: Token; readonly name: string }[] = [];
  for (const token of siblings) {
    const [, closing, name] = (token.type === "html" && /^<(\/?)([a-z]+)>$/i.exec(token.raw.trim())) || [];
    if (name === undefined || /^br$/i.test(name)) continue;
    // A block would contain paragraphs, which none of these tags may.
    if ((token as Tokens.HTML).block) return token;
    if (!closing) open.push({ token, name: name.toLowerCase() });
    else if (open.at(-1)?.name !== name.toLowerCase()) return open[0]?.token ?? token;
    else open.pop();
  }
  return open[0]?.token;
}

/** Whether a visitor sees anything of these tokens; `isVisible` decides for plain text. */
export function hasVisibleContent(tokens: readonly Token[], isVisible: (text: string) => boolean): boolean {
  return tokens.some((token) => {
    if (token.type === "image" || token.type === "br") return token.type === "image";
    const { tokens: children, type, raw } = token as Tokens.Generic;
    return children
      ? hasVisibleContent(children, isVisible)
      : type === "html"
        ? !isAllowedHtml(raw.trim())
        : isVisible(raw);
  });
}
