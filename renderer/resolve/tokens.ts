import type { Place } from "../../schema/problem.ts";
import { nearest } from "../../schema/suggest.ts";
import type { Report } from "./report.ts";

/** What tokens can name: `{ site: {…}, page: {…}, entry: {…}, year: 2026 }`. */
export type TokenScope = Readonly<Record<string, unknown>>;

const token = /\\?\{\{([^{}]*)\}\}/g;

/**
 * Replaces the tokens in a text with what they name; a backslash before one keeps it as written.
 *
 * Reports `unknown-token`, at the token, for a name that is not in the scope or that is not a text.
 */
export function replaceTokens(text: string, scope: TokenScope, place: Place, report: Report): string {
  return text.includes("{{") ? replace(text, scope, place, report, []) : text;
}

/** The path of the token that is the whole text, if it is one: `site.contact.whatsapp`. */
export function soleToken(text: string): string | undefined {
  return /^\s*\{\{([^{}]*)\}\}\s*$/.exec(text)?.[1]?.trim();
}

function replace(
  text: string,
  scope: TokenScope,
  place: Place,
  report: Report,
  within: readonly string[],
): string {
  return text.replace(token, (written, inner: string, offset: number) => {
    if (written.startsWith("\\")) return written.slice(1);
    const path = inner.trim();
    const value = valueAt(scope, path);
    if (typeof value === "number") return String(value);
    if (typeof value === "string" && !within.includes(path)) {
      return value.includes("{{") ? replace(value, scope, place, report, [...within, path]) : value;
    }
    const message =
      typeof value === "string"
        ? `The token {{${path}}} leads back to itself.`
        : value === undefined
          ? `Nothing is called {{${path}}}.`
          : `{{${path}}} is not a single text.`;
    const near = typeof value === "string" ? undefined : nearest(path, names(scope));
    report.add("unknown-token", { ...place, offset }, message, near && `Did you mean {{${near}}}?`);
    return "";
  });
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
