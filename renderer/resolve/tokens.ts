import type { Place } from "../../schema/problem.ts";
import { nearest } from "../../schema/suggest.ts";
import { createReport, type Report } from "./report.ts";

/** What tokens can name: `{ site: {…}, page: {…}, entry: {…}, year: 2026 }`. */
export type TokenScope = Readonly<Record<string, unknown>>;

const token = /\\?\{\{([^{}]*)\}\}/g;

/** What a token stands for, or what is wrong with it. */
type Meaning = string | { readonly wrong: "unknown" | "not-a-text" | "loop" };

/**
 * Replaces the tokens in a text with what they name; a backslash before one keeps it as written.
 *
 * Reports `unknown-token`, at the token, for a name that is not in the scope, is not a text or leads back to
 * itself. A wrong token inside a quoted text is reported where that text is written, not here.
 */
export function replaceTokens(text: string, scope: TokenScope, place: Place, report: Report): string {
  return text.replace(token, (written, inner: string, offset: number) => {
    if (written.startsWith("\\")) return written.slice(1);
    const path = inner.trim();
    const meaning = meaningOf(path, scope);
    if (typeof meaning === "string") return meaning;
    const messages = {
      unknown: `Nothing is called {{${path}}}.`,
      "not-a-text": `{{${path}}} is not a single text.`,
      loop: `The token {{${path}}} leads back to itself.`,
    };
    const near = meaning.wrong === "loop" ? undefined : nearest(path, names(scope));
    const hint = near && `Did you mean {{${near}}}?`;
    report.add("unknown-token", { ...place, offset }, messages[meaning.wrong], hint);
    return "";
  });
}

/** Where in an authored text a character comes from that is in it after its tokens were replaced. */
export function authoredOffset(authored: string, scope: TokenScope, offset: number): number {
  let shift = 0;
  for (const { index, 0: written } of authored.matchAll(token)) {
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

function meaningOf(path: string, scope: TokenScope, within: readonly string[] = []): Meaning {
  const value = valueAt(scope, path);
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return { wrong: value === undefined ? "unknown" : "not-a-text" };
  if (within.includes(path)) return { wrong: "loop" };
  let loops = false;
  const text = value.replace(token, (written, inner: string) => {
    if (written.startsWith("\\")) return written.slice(1);
    const meaning = meaningOf(inner.trim(), scope, [...within, path]);
    if (typeof meaning === "string") return meaning;
    loops ||= meaning.wrong === "loop";
    return "";
  });
  return loops ? { wrong: "loop" } : text;
}

function valueAt(scope: TokenScope, path: string): unknown {
  let value: unknown = scope;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function names(value: unknown, prefix = ""): string[] {
  if (typeof value === "string" || typeof value === "number") return [prefix];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => names(child, prefix ? `${prefix}.${key}` : key));
}
