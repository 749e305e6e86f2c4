import { createReport } from "../../renderer/resolve/report.ts";
import { replaceTokens, type TokenScope, tokenNames } from "../../renderer/resolve/tokens.ts";
import { nearest } from "../../schema/suggest.ts";

/** What a token stands for; or that it stands for nothing, and which one may have been meant. */
export type TokenMeaning = { readonly value: string } | { readonly meant: string | undefined };

const nowhere = { file: "", pointer: "" };

export function tokenMeaning(name: string, scope: TokenScope): TokenMeaning {
  const report = createReport();
  const value = replaceTokens(`{{${name}}}`, scope, nowhere, report);
  return report.problems.length === 0 ? { value } : { meant: nearest(name, tokenNames(scope)) };
}

/** A text as visitors read it. What is wrong in it is told elsewhere. */
export function withTokens(text: string, scope: TokenScope): string {
  return replaceTokens(text, scope, nowhere, createReport());
}

const tokens = /(?<!\\)\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names of the tokens in a text, each once. */
export function tokensIn(text: string): string[] {
  return [...new Set([...text.matchAll(tokens)].map(([, name = ""]) => name))];
}

/** A piece of a text: words, or a token with what it stands for. */
export interface TextPiece {
  /** Where it begins in the text. */
  readonly at: number;
  readonly written: string;
  readonly value?: string;
}

/** A text in pieces; nothing if it has no token, or one that stands for nothing. */
export function piecesOf(text: string, scope: TokenScope): readonly TextPiece[] | undefined {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(tokens)) {
    const [written, name = ""] = found;
    const meaning = tokenMeaning(name, scope);
    if (!("value" in meaning)) return undefined;
    if (found.index > end) pieces.push({ at: end, written: text.slice(end, found.index) });
    pieces.push({ at: found.index, written, value: meaning.value });
    end = found.index + written.length;
  }
  if (end < text.length) pieces.push({ at: end, written: text.slice(end) });
  return end === 0 ? undefined : pieces;
}

/** A text with one token in place of another. */
export function withToken(text: string, name: string, other: string): string {
  return text.replace(tokens, (written, found: string) => (found === name ? `{{${other}}}` : written));
}
