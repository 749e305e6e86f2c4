import type { SafeHtml } from "../../schema/resolved.ts";
import type { StringSchema } from "../../schema/schema.ts";
import type { ResolveContext } from "./resolve-context.ts";

export function typesetValue(
  { format, enum: choices, pattern }: StringSchema,
  resolved: unknown,
  { isTypeset, language }: Pick<ResolveContext, "isTypeset" | "language">,
): unknown {
  if (!isTypeset || resolved === undefined) return resolved;
  if (format === "markdown") return typesetMarkdown(resolved as SafeHtml, language);
  const isRead = (format === undefined || format === "multiline") && !choices && !pattern;
  return isRead && typeof resolved === "string" ? typeset(resolved, language) : resolved;
}

const typesetTexts = new WeakMap<SafeHtml, Map<string, SafeHtml>>();

export function typesetMarkdown(markdown: SafeHtml, language: string): SafeHtml {
  const known = typesetTexts.get(markdown) ?? new Map<string, SafeHtml>();
  typesetTexts.set(markdown, known);
  const made = known.get(language) ?? { ...markdown, html: typesetHtml(markdown.html, language) };
  known.set(language, made);
  return made;
}

type Quotes = readonly [open: string, close: string, innerOpen: string, innerClose: string];

const usualQuotes: Quotes = ["“", "”", "‘", "’"];

const quotesOf: Readonly<Record<string, Quotes>> = {
  de: ["„", "“", "‚", "‘"],
  fr: ["«\u00a0", "\u00a0»", "‘", "’"],
  es: ["«", "»", "“", "”"],
  it: ["«", "»", "“", "”"],
  pt: ["«", "»", "“", "”"],
  ar: ["«", "»", "“", "”"],
};

/** Words of one letter, which must not end a line. */
const shortWords: Readonly<Record<string, string>> = {
  en: "aAI",
  fr: "aàyAÀY",
  es: "aeouyAEOUY",
  it: "aeoAEO",
  pt: "aeoAEO",
  pl: "aiouwzAIOUWZ",
  cs: "aikosuvzAIKOSUVZ",
};

const units = "m²|m³|mm|cm|km²|km|m|mg|kg|g|ha|ml|l|kWh|kW|W|Hz|%|°C|°F|am|pm|min|h";

interface Rules {
  readonly quotes: Quotes;
  readonly shortWord: RegExp | undefined;
  readonly british: boolean;
  readonly spaced: boolean;
}

const known = new Map<string, Rules>();

function rulesFor(tag: string): Rules {
  const found = known.get(tag);
  if (found) return found;
  const [language = "", ...parts] = tag.toLowerCase().split("-");
  const letters = shortWords[language];
  const rules: Rules = {
    quotes: quotesOf[language] ?? usualQuotes,
    shortWord:
      letters === undefined
        ? undefined
        : new RegExp(`(?<=(?<![\\p{L}\\p{N}'’])[${letters}]) (?=\\p{L})`, "gu"),
    british: parts.includes("gb") || language === "cy",
    spaced: language === "fr",
  };
  known.set(tag, rules);
  return rules;
}

export function typeset(text: string, language: string, before = ""): string {
  const { quotes, shortWord, british, spaced } = rulesFor(language);
  let set = /["']/.test(text) ? withQuotes(text, quotes, before) : text;
  if (/\d[- ]/.test(set)) {
    set = set
      .replace(/(?<![\p{L}\d.,/:_-])([1-9]\d{0,3})-([1-9]\d{0,3})(?![\p{L}\d/:_-]|\.\d)/gu, "$1–\u2060$2")
      .replace(unitSpaces, "$1\u00a0$2");
  }
  if (shortWord) set = set.replace(shortWord, "\u00a0");
  if (british && / \d[A-Z]/.test(set)) set = set.replace(postcodes, "$1\u00a0$2");
  return spaced ? set.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0") : set;
}

function withQuotes(text: string, [open, close, innerOpen, innerClose]: Quotes, before: string): string {
  return (
    (before + text)
      .replace(/(?<=\p{L})'(?=\p{L})|(?<![\p{L}\p{N}])'(?=\d\ds?\b)/gu, "’")
      .replace(/(?<=^|[\s([{<–—/«„“‘‚])"(?=\S|$)/gu, open)
      // Feet and inches are not quotes.
      .replace(/"(?<!\d")|"(?<!\d'\s?\d+")/g, close)
      .replace(/(?<=^|[\s([{<–—/«„“])'(?=\S|$)/gu, innerOpen)
      .replace(/(?<!\d)'/g, innerClose)
      .slice(before.length)
  );
}

const unitSpaces = new RegExp(`(\\d) (${units})(?![\\p{L}\\d])`, "gu");
const postcodes = /\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g;

const verbatim = /^<(pre|code|kbd|samp|var)\b/;

export function typesetHtml(html: string, language: string): string {
  let before = "";
  let inside: string | undefined;
  return html.replace(/<[^>]*>?|[^<]+/g, (part) => {
    if (part.startsWith("<")) {
      const tag = /^<\/?([a-z0-9]+)/.exec(part)?.[1] ?? "";
      if (inside === undefined) inside = verbatim.exec(part)?.[1];
      else if (part === `</${inside}>`) inside = undefined;
      if (!inlineTags.has(tag)) before = "";
      return part;
    }
    const set = inside === undefined ? typeset(decoded(part), language, before) : part;
    // A straight quotation mark here belongs to code.
    before = set.at(-1)?.replace(/["']/, "x") ?? "";
    return set;
  });
}

const inlineTags = new Set([
  "a",
  "em",
  "strong",
  "b",
  "i",
  "code",
  "kbd",
  "abbr",
  "mark",
  "small",
  "sub",
  "sup",
  "del",
  "ins",
  "span",
]);

const decoded = (text: string) => text.replace(/&quot;/g, '"').replace(/&#(?:39|x27);/g, "'");
