import type { Place } from "../../schema/problem.ts";
import { shownText } from "../../schema/shown-text.ts";
import { nearest } from "../../schema/suggest.ts";
import { createReport, type Report } from "./report.ts";

/** What tokens can name: `{ site: {…}, page: {…}, entry: {…}, year: 2026 }`. */
export type TokenScope = Readonly<Record<string, unknown>>;

/** A token, or one that a backslash keeps as it is written. */
export const tokenPattern = /\\?\{\{([^{}]*)\}\}/g;

/** Two braces that open a token and nothing that closes it; a backslash before them keeps them. */
const unclosed = /(?<!\\)\{\{(?=\s*[a-z_])/i;
/** What tokens are while braces are looked for that are none of theirs: a character that is in no text. */
const hidden = "\u0000";
/** More braces around a token than its own two. */
const tooMany = new RegExp(`\\{${hidden}|(?<!${hidden})${hidden}+\\}`);

/** How long a text may become, and how many tokens may be replaced for it: texts that quote texts can grow without end. */
const longest = 100_000;
const mostTokens = 1000;

/** What a token stands for, or what is wrong with it. */
type Meaning = string | { readonly wrong: keyof typeof messages };

const messages = {
  unknown: (path: string) => `Nothing is called {{${path}}}.`,
  "not-a-text": (path: string) => `{{${path}}} is not a single text.`,
  loop: (path: string) => `The token {{${path}}} leads back to itself.`,
  endless: (path: string) => `The text that {{${path}}} quotes quotes others without end.`,
};

/**
 * Replaces the tokens in a text with what they name; a backslash before one keeps it as written.
 *
 * Reports `unknown-token`, at the token, for a name that is not in the scope, is not a text, leads back to itself
 * or is not closed. A wrong token inside a quoted text is reported where that text is written, not here.
 */
export function replaceTokens(text: string, scope: TokenScope, place: Place, report: Report): string {
  if (!text.includes("{{")) return text;
  const brace = braceMistake(text);
  if (brace) {
    report.add("unknown-token", { ...place, offset: brace.offset }, brace.message, brace.hint);
    return "";
  }
  const budget = { tokens: mostTokens };
  return text.replace(tokenPattern, (written, inner: string, offset: number) => {
    if (written.startsWith("\\")) return written.slice(1);
    const path = inner.trim();
    const meaning = meaningOf(path, scope, budget);
    if (typeof meaning === "string") return meaning;
    const { wrong } = meaning;
    const guess =
      wrong === "unknown" || wrong === "not-a-text" ? nearest(path, tokenNames(scope)) : undefined;
    const hint = guess ? `Did you mean {{${guess}}}?` : hints[wrong];
    report.add("unknown-token", { ...place, offset }, messages[wrong](shownText(path)), hint);
    return "";
  });
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

const hints = {
  unknown: "Tokens start with site, page or entry and go on with keys, such as {{site.company.name}}.",
  "not-a-text": "Name a single text or number below it.",
  loop: "Write out one of the texts that quote each other.",
  endless: "Write out one of the texts that quote each other.",
};

/** Where in an authored text a character comes from that is in it after its tokens were replaced. */
export function authoredOffset(authored: string, scope: TokenScope, offset: number): number {
  let shift = 0;
  for (const { index, 0: written } of authored.matchAll(tokenPattern)) {
    const start = index - shift;
    if (offset < start) break;
    const replaced = replaceTokens(written, scope, { file: "", pointer: "" }, createReport());
    if (offset < start + replaced.length) return index;
    shift += written.length - replaced.length;
  }
  return offset + shift;
}

/** The path of the token that is the whole text, if it is one: `site.contact.whatsapp`. */
export function soleToken(text: string): string | undefined {
  return /^\s*\{\{([^{}]*)\}\}\s*$/.exec(text)?.[1]?.trim();
}

function meaningOf(
  path: string,
  scope: TokenScope,
  budget: { tokens: number },
  within: readonly string[] = [],
): Meaning {
  if (--budget.tokens < 0) return { wrong: "endless" };
  const value = valueAt(scope, path);
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return { wrong: value === undefined ? "unknown" : "not-a-text" };
  if (within.includes(path)) return { wrong: "loop" };
  let wrong: "loop" | "endless" | undefined;
  let length = value.length;
  const text = value.replace(tokenPattern, (written, inner: string) => {
    if (written.startsWith("\\")) return written.slice(1);
    if (wrong) return "";
    const meaning = meaningOf(inner.trim(), scope, budget, [...within, path]);
    if (typeof meaning === "string") {
      length += meaning.length;
      if (length > longest) wrong = "endless";
      return meaning;
    }
    if (meaning.wrong === "loop" || meaning.wrong === "endless") wrong = meaning.wrong;
    return "";
  });
  return wrong ? { wrong } : text;
}

/** What a token's path names, if anything. */
export function valueAt(scope: TokenScope, path: string): unknown {
  let value: unknown = scope;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    if (Array.isArray(value) && key === "length") return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** What can be named in a scope: the way to each single text or number in it, lists left out. */
export function tokenNames(value: unknown, prefix = ""): string[] {
  if (typeof value === "string" || typeof value === "number") return [prefix];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    tokenNames(child, prefix ? `${prefix}.${key}` : key),
  );
}
