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

/** The names of the tokens in a text, each once. */
export function tokensIn(text: string): string[] {
  return [...new Set([...text.matchAll(/(?<!\\)\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = ""]) => name))];
}

/** A text with one token in place of another. */
export function withToken(text: string, name: string, other: string): string {
  return text.replace(/(?<!\\)\{\{\s*([^{}]*?)\s*\}\}/g, (written, found: string) =>
    found === name ? `{{${other}}}` : written,
  );
}
