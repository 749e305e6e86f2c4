import type { Schema } from "../../../schema/fields/schema.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { didYouMean, nearest } from "../../../schema/text/suggest.ts";
import { readToken, type Token, tokenPattern } from "../../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import type { Report } from "../report/report.ts";
import { createSilentReport } from "../report/silent-report.ts";
import { followTokens, namesIn, type Ref, resolvePath, type Scope } from "../tokens/scope.ts";
import { type TokenError, tokenBudget, tokenText } from "../tokens/token-value.ts";
import type { Trace } from "./resolve-context.ts";

const unclosed = /\{\{(?=\s*[a-z_])/i;
const hidden = "\u0000";
const tooMany = new RegExp(`\\{${hidden}|(?<!${hidden})${hidden}+\\}`);

const messages: Readonly<Record<TokenError, (path: string) => string>> = {
  unknown: (path: string) => `Nothing is called {{${path}}}.`,
  "not-a-text": (path: string) => `{{${path}}} is not a single text.`,
  loop: (path: string) => `The token {{${path}}} leads back to itself.`,
  endless: (path: string) => `The text of {{${path}}} quotes other texts without end.`,
};

const hints: Readonly<Record<TokenError, string>> = {
  unknown: "Tokens start with site, page, entry or item and go on with keys, such as {{site.name}}.",
  "not-a-text": "Name a single text or number below it.",
  loop: "Write out one of the texts that quote each other.",
  endless: "Write out one of the texts that quote each other.",
};

const foreign =
  "It looks like a tag of another generator: write what it stands for, or a backslash before it to show it.";

export type Insert = (value: string, before: string, source: () => Schema | undefined) => string;

/**
 * A backslash before a token keeps it as it is written. Reports `unknown-token`, at the token, for a name that is
 * unknown, is not a text, refers back to itself or is not closed, and `token-format` for a format that does not fit.
 * A wrong token inside a quoted text is reported where that text is written.
 */
export function replaceTokens(
  text: string,
  scope: Scope,
  place: ProblemLocation,
  report: Report,
  language = "en",
  trace?: Trace,
  insert?: Insert,
  isShown = false,
): string {
  if (!text.includes("{{")) return text;
  const brace = braceMistake(text);
  if (brace) {
    report.add("unknown-token", { ...place, offset: brace.offset }, brace.message, brace.hint);
    return "";
  }
  const budget = tokenBudget();
  return text.replace(tokenPattern, (written, inner = "", offset: number) => {
    if (written.startsWith("\\")) return written.slice(1);
    const token = readToken(inner);
    if (!token) {
      const message = `{{${truncateForMessage(inner.trim())}}} can't be read.`;
      report.add(
        "token-format",
        { ...place, offset },
        message,
        'Write a format as {{item.price | currency: "GBP"}}.',
      );
      return "";
    }
    const meaning = tokenText(token, scope, { language, budget, within: [], isShown });
    if (typeof meaning === "string") {
      const inserted = insert
        ? insert(meaning, text.slice(0, offset), () => sourceOf(token, scope))
        : meaning;
      return trace ? tracedToken(inserted, token, scope, trace) : inserted;
    }
    const at = { ...place, offset };
    if (typeof meaning.wrong === "object") {
      const { mistake, hint, isOfValue } = meaning.wrong;
      report.add("token-format", (isOfValue && authoredAs(token.path, scope)?.place) || at, mistake, hint);
      return "";
    }
    reportToken(meaning.wrong, token.path, scope, at, report);
    return "";
  });
}

function authoredAs(path: string, scope: Scope): Ref | undefined {
  const named = resolvePath(path, scope);
  return named && followTokens(named);
}

function sourceOf({ path, formats }: Token, scope: Scope): Schema | undefined {
  return formats.length === 0 ? authoredAs(path, scope)?.schema : undefined;
}

function tracedToken(text: string, { path }: Token, scope: Scope, trace: Trace): string {
  const { place, schema = plainText } = authoredAs(path, scope) ?? {};
  return text !== "" && place
    ? String(trace(text, schema.type === "string" ? schema : plainText, place))
    : text;
}

const plainText: Schema = { type: "string", title: "", description: "" };

export function reportToken(
  wrong: TokenError,
  path: string,
  scope: Scope,
  place: ProblemLocation,
  report: Report,
): void {
  const guess = wrong === "unknown" || wrong === "not-a-text" ? nearest(path, namesIn(scope)) : undefined;
  const hint = /^[^\p{L}]/u.test(path)
    ? foreign
    : guess
      ? didYouMean(path, guess, `{{${guess}}}`)
      : hints[wrong];
  report.add("unknown-token", place, messages[wrong](truncateForMessage(path)), hint);
}

function braceMistake(text: string) {
  const others = text.replace(tokenPattern, (written) =>
    (written.startsWith("\\") ? " " : hidden).repeat(written.length),
  );
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

const nowhere: ProblemLocation = { file: "", pointer: "" };

/** Maps an offset in a resolved text to the authored text, where tokens have another length than their values. */
export function authoredOffset(
  authored: string,
  scope: Scope,
  offset: number,
  language?: string,
  insert?: Insert,
): number {
  let shift = 0;
  for (const { index, 0: written } of authored.matchAll(tokenPattern)) {
    const start = index - shift;
    if (offset < start) break;
    const within: Insert | undefined =
      insert && ((value, _, source) => insert(value, authored.slice(0, index), source));
    const replaced = replaceTokens(
      written,
      scope,
      nowhere,
      createSilentReport(),
      language,
      undefined,
      within,
      true,
    );
    if (offset < start + replaced.length) return index;
    shift += written.length - replaced.length;
  }
  return offset + shift;
}
