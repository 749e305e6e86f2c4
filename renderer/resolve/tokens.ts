import type { Place } from "../../schema/problem.ts";
import type { Schema } from "../../schema/schema.ts";
import { shownText } from "../../schema/shown-text.ts";
import { nearest } from "../../schema/suggest.ts";
import { readToken, type Token, tokenPattern } from "../../schema/token-syntax.ts";
import { formatValue } from "./formats.ts";
import { createReport, type Report } from "./report.ts";
import type { Trace } from "./resolve-context.ts";
import { follow, followTokens, itemsOf, lookUp, namesIn, type Ref, type Scope } from "./scope.ts";

/** Two braces that open a token and nothing that closes it; a backslash before them keeps them. */
const unclosed = /(?<!\\)\{\{(?=\s*[a-z_])/i;
/** Stands for tokens while braces are looked for that belong to none: a character that is in no text. */
const hidden = "\u0000";
/** More braces around a token than its own two. */
const tooMany = new RegExp(`\\{${hidden}|(?<!${hidden})${hidden}+\\}`);

/** How long a text may become, and how many tokens may be replaced for it: texts that quote texts can grow without end. */
const maxChars = 100_000;
const maxTokens = 1000;

/** What a token stands for, or what is wrong with it. An absent value is an empty text. */
type Meaning = string | { readonly wrong: Wrong };
type Wrong = keyof typeof messages | { readonly mistake: string; readonly hint: string };

const messages = {
  unknown: (path: string) => `Nothing is called {{${path}}}.`,
  "not-a-text": (path: string) => `{{${path}}} is not a single text.`,
  loop: (path: string) => `The token {{${path}}} leads back to itself.`,
  endless: (path: string) => `The text of {{${path}}} quotes other texts without end.`,
};

const hints = {
  unknown: "Tokens start with site, page, entry or item and go on with keys, such as {{site.name}}.",
  "not-a-text": "Name a single text or number below it.",
  loop: "Write out one of the texts that quote each other.",
  endless: "Write out one of the texts that quote each other.",
};

/**
 * Replaces the tokens in a text with what they name; a backslash before one keeps it as written.
 *
 * Reports `unknown-token`, at the token, for a name that is not in the scope, is not a text, leads back to itself or is
 * not closed, and `token-format` for a format that does not fit. A wrong token inside a quoted text is reported where
 * that text is written, not here.
 */
export function replaceTokens(
  text: string,
  scope: Scope,
  place: Place,
  report: Report,
  language = "en",
  trace?: Trace,
): string {
  if (!text.includes("{{")) return text;
  const brace = braceMistake(text);
  if (brace) {
    report.add("unknown-token", { ...place, offset: brace.offset }, brace.message, brace.hint);
    return "";
  }
  const budget = { tokens: maxTokens };
  return text.replace(tokenPattern, (written, inner: string, offset: number) => {
    if (written.startsWith("\\")) return written.slice(1);
    const token = readToken(inner);
    if (!token) {
      const message = `{{${shownText(inner.trim())}}} can't be read.`;
      report.add(
        "token-format",
        { ...place, offset },
        message,
        'Write a format as {{item.price | currency: "GBP"}}.',
      );
      return "";
    }
    const meaning = meaningOf(token, scope, { language, budget, within: [] });
    if (typeof meaning === "string") return trace ? tracedToken(meaning, token, scope, trace) : meaning;
    const at = { ...place, offset };
    if (typeof meaning.wrong === "object") {
      report.add("token-format", at, meaning.wrong.mistake, meaning.wrong.hint);
      return "";
    }
    reportToken(meaning.wrong, token.path, scope, at, report);
    return "";
  });
}

/** What a token stands for, told where that is written. */
function tracedToken(text: string, { path }: Token, scope: Scope, trace: Trace): string {
  const named = lookUp(path, scope);
  const { place, schema = plainText } = named ? followTokens(named) : {};
  return text !== "" && place
    ? String(trace(text, schema.type === "string" ? schema : plainText, place))
    : text;
}

const plainText: Schema = { type: "string", title: "", description: "" };

/** Reports `unknown-token` for a path, with the nearest name in the scope. */
export function reportToken(
  wrong: keyof typeof messages,
  path: string,
  scope: Scope,
  place: Place,
  report: Report,
): void {
  const guess = wrong === "unknown" || wrong === "not-a-text" ? nearest(path, namesIn(scope)) : undefined;
  const hint = guess ? `Did you mean {{${guess}}}?` : hints[wrong];
  report.add("unknown-token", place, messages[wrong](shownText(path)), hint);
}

function braceMistake(text: string) {
  const others = text.replace(tokenPattern, (written) => hidden.repeat(written.length));
  const open = unclosed.exec(others);
  if (open) {
    const hint = "Close it with }}, or write a backslash before it.";
    return { offset: open.index, message: "Two braces open a token and are not closed.", hint };
  }
  const more = tooMany.exec(others);
  if (!more) return undefined;
  return {
    offset: more.index,
    message: "A token stands in two braces, and here are more.",
    hint: "Write two.",
  };
}

/** Where in an authored text a character comes from that is in it after its tokens were replaced. */
export function authoredOffset(authored: string, scope: Scope, offset: number, language?: string): number {
  let shift = 0;
  for (const { index, 0: written } of authored.matchAll(tokenPattern)) {
    const start = index - shift;
    if (offset < start) break;
    const replaced = replaceTokens(written, scope, { file: "", pointer: "" }, createReport(), language);
    if (offset < start + replaced.length) return index;
    shift += written.length - replaced.length;
  }
  return offset + shift;
}

interface Reading {
  readonly language: string;
  /** Counted down over the whole text. */
  readonly budget: { tokens: number };
  /** The values whose own tokens are being replaced. */
  readonly within: readonly unknown[];
}

function meaningOf({ path, formats }: Token, scope: Scope, reading: Reading): Meaning {
  if (--reading.budget.tokens < 0) return { wrong: "endless" };
  const ref = lookUp(path, scope);
  if (!ref) return { wrong: "unknown" };
  const [first, ...others] = formats;
  if (!first) return textOf(ref, reading);
  let value = formattable(ref, reading);
  if (value === undefined) return "";
  for (const format of [first, ...others]) {
    const formatted = formatValue(format, value, reading.language);
    if ("mistake" in formatted) return { wrong: formatted };
    value = formatted.text;
  }
  return value as string;
}

/** The text that a value is, its own tokens replaced; an absent value is an empty one. */
function textOf(found: Ref, reading: Reading): Meaning {
  const ref = followTokens(found);
  const { value, scope } = ref;
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return { wrong: "not-a-text" };
  if (reading.within.length > 100 || isWithin(ref, reading.within)) return { wrong: "loop" };
  let wrong: Wrong | undefined;
  let length = value.length;
  const text = value.replace(tokenPattern, (written, inner: string) => {
    if (written.startsWith("\\")) return written.slice(1);
    const token = readToken(inner);
    if (wrong || !token) return "";
    const meaning = meaningOf(token, scope(), { ...reading, within: [...reading.within, keyOf(ref)] });
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

/** What tells one written text from another: its place, or the text itself where nobody knows. */
const keyOf = ({ place, value }: Ref) => (place ? `${place.file}#${place.pointer}` : value);
const isWithin = (ref: Ref, within: readonly unknown[]) => within.includes(keyOf(ref));

/** A value as formats take it: a number, a text, or a list of texts. */
function formattable(found: Ref, reading: Reading): unknown {
  const ref = followTokens(found);
  if (typeof ref.value === "number" || ref.value === undefined) return ref.value;
  const items = itemsOf(ref);
  if (!items) {
    const text = textOf(ref, reading);
    return typeof text === "string" ? text : ref.value;
  }
  return items.map((item) => {
    const text = textOf(labelOf(item), reading);
    return typeof text === "string" ? text : item.value;
  });
}

/** Of a reference to an entry, the text that names it; any other value as it is. */
function labelOf(ref: Ref): Ref {
  const entry = follow(ref);
  return entry === ref || !entry.label ? ref : (lookUpIn(entry, entry.label) ?? ref);
}

function lookUpIn(ref: Ref, key: string): Ref | undefined {
  const roots = new Map([["entry", ref]]);
  return lookUp(`entry.${key}`, { ...ref.scope(), roots });
}

/** What a text is when the tokens in it are replaced, where nobody wants to know of mistakes. */
export function quietText(ref: Ref, language: string): string | undefined {
  const text = textOf(ref, { language, budget: { tokens: maxTokens }, within: [] });
  return typeof text === "string" ? text : undefined;
}
