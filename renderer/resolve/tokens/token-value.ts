import en from "../../../blocks/_kit/messages/en.json";
import { choiceTitle } from "../../../schema/fields/text-by-language.ts";
import { formatOf, formatUse } from "../../../schema/formats/index.ts";
import { likelyRegionOf, regionOf } from "../../../schema/telephone/international-number.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { hasToken, readToken, type Token, tokenPattern } from "../../../schema/text/token-syntax.ts";
import { formatValue } from "./formats.ts";
import { follow, followTokens, itemsOf, type Ref, resolvePath, type Scope } from "./scope.ts";
import type { FormatContext, Formatted } from "./token-format.ts";

const maxChars = 100_000;
const maxTokens = 1000;

type TokenText = string | { readonly wrong: Wrong };
export type TokenError = "unknown" | "not-a-text" | "loop" | "endless";
type Wrong = TokenError | Extract<Formatted, { readonly mistake: string }>;

export const tokenBudget = () => ({ tokens: maxTokens });

interface Reading {
  readonly language: string;
  readonly budget: { tokens: number };
  readonly within: readonly unknown[];
  /** Whether people read the text: a choice has its name then. */
  readonly isShown?: boolean;
}

export function tokenText({ path, formats }: Token, scope: Scope, reading: Reading): TokenText {
  if (--reading.budget.tokens < 0) return { wrong: "endless" };
  const ref = resolvePath(path, scope);
  if (!ref) return { wrong: "unknown" };
  if (formats.length === 0) return textOf(ref, reading);
  const formatted = applyFormats(ref, formats, scope, reading);
  return "mistake" in formatted ? { wrong: formatted } : formatted.text;
}

export function formattedValue(
  { path, formats }: Token,
  scope: Scope,
  language: string,
): Formatted | undefined {
  const ref = resolvePath(path, scope);
  return ref && applyFormats(ref, formats, scope, { language, budget: tokenBudget(), within: [] });
}

function applyFormats(ref: Ref, formats: Token["formats"], scope: Scope, reading: Reading): Formatted {
  const value = formattable(ref, reading);
  if (value === undefined) return { text: "" };
  const reader = formatContextOf(scope, reading.language);
  let formatted: Formatted = { text: "", value };
  for (const [index, format] of formats.entries()) {
    if ("mistake" in formatted) return formatted;
    formatted = formatValue(format, index === 0 ? value : formatted.text, reader);
  }
  return formatted;
}

function textOf(found: Ref, reading: Reading): TokenText {
  const ref = followTokens(found);
  const { value, scope } = ref;
  if (value === undefined) return "";
  const shown = reading.isShown ? textToRead(ref, reading.language) : undefined;
  if (shown !== undefined) return shown;
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return { wrong: "not-a-text" };
  if (reading.within.length > 100 || isWithin(ref, reading.within)) return { wrong: "loop" };
  let wrong: Wrong | undefined;
  let length = value.length;
  const text = value.replace(tokenPattern, (written, inner = "") => {
    if (written.startsWith("\\")) return written.slice(1);
    const token = readToken(inner);
    if (wrong || !token) return "";
    const meaning = tokenText(token, scope(), { ...reading, within: [...reading.within, keyOf(ref)] });
    if (typeof meaning === "string") {
      length += meaning.length;
      if (length > maxChars) wrong = "endless";
      return meaning;
    }
    if (meaning.wrong === "loop" || meaning.wrong === "endless") wrong = meaning.wrong;
    return "";
  });
  return wrong ? { wrong } : text;
}

const keyOf = ({ place, value }: Ref) => (place ? `${place.file}#${place.pointer}` : value);
const isWithin = (ref: Ref, within: readonly unknown[]) => within.includes(keyOf(ref));

function formattable(found: Ref, reading: Reading): unknown {
  const ref = followTokens(found);
  if (typeof ref.value === "number" || ref.value === undefined) return ref.value;
  const items = itemsOf(ref);
  if (!items) {
    if (isObject(ref.value)) return partsOf(ref, ref.value, reading);
    const text = textOf(ref, reading);
    return typeof text === "string" ? text : ref.value;
  }
  return items.map((item) => {
    const text = textOf(labelOf(item), reading);
    return typeof text === "string" ? text : item.value;
  });
}

function partsOf(ref: Ref, value: object, reading: Reading): Readonly<Record<string, unknown>> {
  const parts = Object.keys(value).map((key) => {
    const part = lookUpIn(ref, key);
    return [key, part && textOf(part, reading)] as const;
  });
  return Object.fromEntries(parts.filter(([, text]) => typeof text === "string"));
}

function labelOf(ref: Ref, hops = maxLabelHops): Ref {
  const entry = follow(ref);
  const named = entry.label && hops > 0 ? lookUpIn(entry, entry.label) : undefined;
  return named ? labelOf(named, hops - 1) : ref;
}

const maxLabelHops = 5;

function lookUpIn(ref: Ref, key: string): Ref | undefined {
  const roots = new Map([["entry", ref]]);
  return resolvePath(`entry.${key}`, { ...ref.scope(), roots });
}

/**
 * What people read in place of a value: the title of a choice, and what its format prints. Undefined where they read it as it
 * is written. Days are printed where a token says how.
 */
export function textToRead({ value, schema, scope }: Ref, language: string): string | undefined {
  if (schema?.type !== "string" || typeof value !== "string") return undefined;
  if (schema.enumTitles) return choiceTitle(schema, value, language);
  if (schema.format === undefined || formatUse(schema.format).day || hasToken(value)) return undefined;
  return formatOf(schema.format, scope().formats)?.print?.(value, language);
}

export function textWithoutReport(ref: Ref, language: string): string | undefined {
  const text = textOf(ref, { language, budget: tokenBudget(), within: [] });
  return typeof text === "string" ? text : undefined;
}

export function formatContextOf(scope: Scope, language: string): FormatContext {
  const textAt = (path: string) => {
    const value = resolvePath(path, scope)?.value;
    return typeof value === "string" ? value : undefined;
  };
  const ofSite = () => textAt("site.language") ?? language;
  return {
    language,
    get region() {
      return regionOf(ofSite());
    },
    get likelyRegion() {
      return likelyRegionOf(ofSite());
    },
    messages: () => scope.messages?.(language) ?? en,
    today: () => textAt("today"),
  };
}
