import { createSilentReport } from "../../../renderer/resolve/report/silent-report.ts";
import { followTokens, itemsOf, namesIn, resolvePath } from "../../../renderer/resolve/tokens/scope.ts";
import { replaceTokens } from "../../../renderer/resolve/values/tokens.ts";
import { printDate } from "../../../schema/formats/date/print-date.ts";
import { nearest } from "../../../schema/text/suggest.ts";
import { readToken, tokenPattern } from "../../../schema/text/token-syntax.ts";
import { messages } from "../../messages/messages.ts";
import type { TextScope } from "./token-scope.ts";

type TokenMeaning =
  | { readonly value: string }
  | { readonly items: number | undefined }
  | { readonly meant: string | undefined };

const nowhere = { file: "", pointer: "" };

export function tokenMeaning(inner: string, scope: TextScope): TokenMeaning {
  const report = createSilentReport();
  const value = replaceTokens(
    `{{${inner}}}`,
    scope,
    nowhere,
    report,
    scope.language,
    undefined,
    undefined,
    true,
  );
  if (!report.isReported()) return { value };
  const path = pathOf(inner);
  const ref = resolvePath(path, scope);
  const target = ref && followTokens(ref);
  if (target && typeof target.value === "object") return { items: itemsOf(target)?.length };
  return { meant: nearest(path, namesIn(scope)) };
}

export function withTokens(text: string, scope: TextScope): string {
  return replaceTokens(
    text,
    scope,
    nowhere,
    createSilentReport(),
    scope.language,
    undefined,
    undefined,
    true,
  );
}

export function pathOf(inner: string): string {
  return readToken(inner)?.path ?? inner.trim();
}

export function tokensIn(text: string): string[] {
  const found = [...text.matchAll(tokenPattern)].filter(([written]) => !written.startsWith("\\"));
  return [...new Set(found.map(([, inner = ""]) => inner.trim()))];
}

/** A token, or the text between two; the pieces in order are the whole text. */
export interface TextPiece {
  /** As in the text. */
  readonly written: string;
  /** What the token reads as; absent for plain text. */
  readonly value?: string;
  /** What the token stands for, if the caller names tokens; absent for unknown ones. */
  readonly name?: string;
  /** Whether the token stands for nothing. */
  readonly isUnknown?: boolean;
}

/** A text without tokens is one piece, an empty text none. */
export function piecesOf(text: string, scope: TextScope, nameOf?: (token: string) => string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(tokenPattern)) {
    const [written, inner = ""] = found;
    if (written.startsWith("\\")) continue;
    if (found.index > end) pieces.push({ written: text.slice(end, found.index) });
    const meaning = tokenMeaning(inner, scope);
    const isUnknown = "meant" in meaning;
    pieces.push({
      written,
      value: pillLabel(meaning),
      ...(isUnknown ? { isUnknown } : nameOf && { name: nameOf(inner) }),
    });
    end = found.index + written.length;
  }
  if (end < text.length) pieces.push({ written: text.slice(end) });
  return pieces;
}

export function dayInWords(value: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? printDate(value, messages.locale) : value;
}

function pillLabel(meaning: TokenMeaning): string {
  if ("meant" in meaning) return messages.values.notThereYet;
  if ("value" in meaning) return dayInWords(meaning.value) || messages.values.nothingYet;
  return meaning.items === undefined
    ? messages.values.allOfIt
    : messages.values.listOf({ number: meaning.items });
}

/** Replaces the path of tokens in a text; their formats stay. */
export function withToken(text: string, path: string, other: string): string {
  return text.replace(tokenPattern, (written, inner: string) =>
    !written.startsWith("\\") && pathOf(inner) === path ? written.replace(path, other) : written,
  );
}
