import type { SafeHtml } from "../../../schema/fields/resolved.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { codeMark, setQuotes, tagMark } from "../markdown/quotes.ts";
import type { ResolveContext } from "./resolve-context.ts";

/** A text with typographic quotes and dashes, if it is one that visitors read and not a choice or a code. */
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

function typesetMarkdown(markdown: SafeHtml, language: string): SafeHtml {
  const known = typesetTexts.get(markdown) ?? new Map<string, SafeHtml>();
  typesetTexts.set(markdown, known);
  const made = known.get(language) ?? { ...markdown, html: typesetHtml(markdown.html, language) };
  known.set(language, made);
  return made;
}

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
  readonly shortWord: RegExp | undefined;
  readonly british: boolean;
  readonly spaced: boolean;
  readonly arabic: boolean;
}

const known = new Map<string, Rules>();

function rulesFor(tag: string): Rules {
  const found = known.get(tag);
  if (found) return found;
  const [language = "", ...parts] = tag.toLowerCase().split("-");
  const letters = shortWords[language];
  const rules: Rules = {
    shortWord:
      letters === undefined ? undefined : new RegExp(`(?<![\\p{L}\\p{N}'’])([${letters}]) (?=\\p{L})`, "gu"),
    british: parts.includes("gb") || language === "cy",
    spaced: language === "fr",
    arabic: ["ar", "fa", "ur"].includes(language),
  };
  known.set(tag, rules);
  return rules;
}

const addresses =
  /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>"'.,;:!?)]|(?<![\w.+'-])[\w.+-][\w.+'-]*@[\w-]+(?:\.[\w-]+)+|(?<![\w.-])\w[\w-]*(?:\.[\w-]+)+\/[^\s<>"']*/g;

/** A text as the language prints it; its addresses, codes and numbers stay. */
export function typeset(text: string, language: string): string {
  if (text.includes(codeMark)) return text;
  const kept: string[] = [];
  const masked = /[@/]|www\./.test(text)
    ? text.replace(addresses, (address) => {
        kept.push(address);
        return codeMark;
      })
    : text;
  return unmasked(typesetWords(masked, language), kept);
}

function unmasked(text: string, kept: readonly string[]): string {
  let next = 0;
  return kept.length === 0 ? text : text.replaceAll(codeMark, () => kept[next++] ?? "");
}

function typesetWords(text: string, language: string): string {
  const { shortWord, british, spaced, arabic } = rulesFor(language);
  let set = setQuotes(text, language);
  if (/\d[- ]/.test(set)) set = set.replace(ranges, asRange).replace(unitSpaces, "$1\u00a0$2");
  if (shortWord) set = set.replace(shortWord, "$1\u00a0");
  if (british && / \d[A-Z]/.test(set)) set = set.replace(postcodes, "$1\u00a0$2");
  if (arabic)
    set = set.replace(/(?<=[\p{Script=Arabic}»”)\ufdd0])[,;?]/gu, (mark) => arabicMarks[mark] ?? mark);
  return spaced ? set.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0") : set;
}

const arabicMarks: Readonly<Record<string, string>> = { ",": "،", ";": "؛", "?": "؟" };

const ranges =
  /(?<![\p{L}\d.,/:_#\u2013-])(?<!\d[ \u00a0()])([1-9]\d{0,3})-([1-9]\d{0,3})(?![\p{L}\d/:_-]|\.\d|[ \u00a0]\d)/gu;

/** A telephone number or a code is no range: one goes up, and its ends are alike. */
function asRange(written: string, from: string, to: string): string {
  const [low, high] = [Number(from), Number(to)];
  const isAlike = from.length === to.length ? high - low < mostApart : to.length < 3;
  const isYear = from.length < 4 || high < 2200;
  return isAlike && isYear && low < high ? `${from}–\u2060${to}` : written;
}

const mostApart = 300;

const unitSpaces = new RegExp(`(\\d) (${units})(?![\\p{L}\\d])`, "gu");
const postcodes = /\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g;

const verbatim = /^<(pre|code|kbd|samp|var)\b/;

export function typesetHtml(html: string, language: string): string {
  if (/[\ufdd0\ufdd1\ufffc]/.test(html)) return html;
  const written: string[] = [];
  let block: string[] = [];
  let words = "";
  let inside: { readonly name: string; html: string } | undefined;
  const end = () => {
    written.push(withParts(typeset(words, language), block));
    [block, words] = [[], ""];
  };
  for (const [part] of html.matchAll(/<[^>]*>?|[^<]+/g)) {
    const tag = /^<\/?([a-z0-9]+)/.exec(part)?.[1] ?? "";
    const opens = verbatim.exec(part)?.[1];
    if (inside) {
      inside.html += part;
      if (part !== `</${inside.name}>`) continue;
      block.push(inside.html);
      words += "\ufffc";
      inside = undefined;
    } else if (opens !== undefined) inside = { name: opens, html: part };
    else if (!part.startsWith("<")) words += decoded(part);
    else if (inlineTags.has(tag)) {
      block.push(part);
      words += tagMark;
    } else {
      end();
      written.push(part);
    }
  }
  end();
  return written.join("") + (inside?.html ?? "");
}

function withParts(text: string, parts: readonly string[]): string {
  let next = 0;
  return parts.length === 0 ? text : text.replace(/[\ufdd0\ufffc]/g, () => parts[next++] ?? "");
}

const inlineTags = new Set([
  ...["a", "em", "strong", "b", "i", "abbr", "mark", "small", "sub", "sup", "del", "ins", "span"],
]);

const decoded = (text: string) =>
  text.includes("&") ? text.replace(/&quot;/g, '"').replace(/&#(?:39|x27);/g, "'") : text;
