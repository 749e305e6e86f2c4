import type { HostRedirect } from "./host-rules.ts";

export interface RedirectPattern {
  /** A regular expression for the path, with a group for each star or placeholder. */
  readonly path: string;
  /** The number of groups in `path`. */
  readonly groups: number;
  /** Texts, and the numbers of groups. */
  readonly to: readonly (string | number)[];
  /** Whether the query of the request is added to the target. */
  readonly passesQuery: boolean;
}

/**
 * One whose target has a star becomes two patterns, since there may be nothing below. A trailing slash makes no
 * difference. The query is not part of the pattern.
 */
export function redirectPatterns({ from, query, to }: HostRedirect): RedirectPattern[] {
  const address = percentEncode(to);
  const passesQuery = query.length === 0 && !address.includes("?");
  const isStar = from.endsWith("/*");
  const { pattern, names } = pathPattern(isStar ? from.slice(0, -2) : from.replace(/\/$/, ""));
  const rule = (rest: string, target: string, groups: readonly string[]) => ({
    path: `^${pattern}${rest}`,
    groups: groups.length,
    to: partsOf(target, groups),
    passesQuery,
  });
  if (!isStar) return [rule("/?", address, names)];
  if (!splat.test(address)) return [rule("(?:/[^?]*)?", address, names)];
  return [
    rule(`/[^? ${harmless}]*([${harmless}][^?]*?)/?`, address, [...names, "splat"]),
    rule(`/?[^? ${harmless}]*`, address.replace(/:splat\b\/?/g, ""), names),
  ];
}

const splat = /:splat\b/;

const harmless = "A-Za-z0-9_.~!$&'()*+,;=:@%-";

/** `names` are those of the placeholders, such as `:year`, in order. */
function pathPattern(path: string): { readonly pattern: string; readonly names: readonly string[] } {
  const parts = path.split(/(?<=\/):([A-Za-z]\w*)/);
  return {
    pattern: parts
      .map((part, index) => (index % 2 === 1 ? `([${harmless}][^/?]*)` : escapePattern(part)))
      .join(""),
    names: parts.filter((_, index) => index % 2 === 1),
  };
}

function partsOf(to: string, names: readonly string[]): (string | number)[] {
  return to
    .split(/(:[A-Za-z]\w*)/)
    .map((part) => (part.startsWith(":") ? names.indexOf(part.slice(1)) + 1 : 0) || part)
    .filter((part) => part !== "");
}

export const endOfPath = "(?:[?]|$)";

/**
 * The target of a redirect in the syntax of a host: `group` writes what a star or placeholder has matched, `query` is
 * the query of the request.
 */
export function formatTarget(
  { to, passesQuery }: RedirectPattern,
  written: {
    readonly text?: (text: string) => string;
    readonly group: (number: number) => string;
    readonly query: string;
  },
): string {
  const target = to
    .map((part) => (typeof part === "number" ? written.group(part) : (written.text?.(part) ?? part)))
    .join("");
  return passesQuery ? target.replace(/#|$/, (hash) => written.query + hash) : target;
}

/** A query such as `page=contact` as a regular expression for a part of the request's query. */
export const queryPattern = (wanted: string): string =>
  wanted
    .split(/%20|\+/i)
    .map(escapePattern)
    .join("(?:%20|[+])");

function escapePattern(text: string): string {
  return percentEncode(addressForms(text).encoded)
    .replace(/[.*+?()$]/g, "[$&]")
    .replace(/%([\da-f]{2})/gi, (byte, digits: string) => {
      const encoded = `%${digits.replace(/[a-f]/gi, eitherCase)}`;
      return encodedMark.test(byte) ? `(?:${encoded}|\\x${digits})` : encoded;
    });
}

const encodedMark = /%(?:5b|5d|5e|60|7c)/i;

/**
 * The ways in which clients ask for one address: of the marks `[`, `]`, `^`, `|` and the backtick, which an address can't have,
 * some send all as they are, others none, and browsers encode two of them in a path.
 */
export function addressForms(address: string): Readonly<Record<"plain" | "encoded" | "browser", string>> {
  const plain = address.replace(new RegExp(encodedMark, "gi"), decodeURIComponent);
  return {
    plain,
    encoded: plain.replace(/[[\]^`|]/g, encodeURIComponent),
    browser: plain.replace(/[\^`]/g, encodeURIComponent),
  };
}

const eitherCase = (letter: string) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`;

/** Percent-encodes what an address can't have, also a percent sign that encodes nothing. */
export function percentEncode(text: string): string {
  return text
    .replace(/[^\w.~!$&'()*+,;=:@%/?#[\]-]+/gu, encodeURIComponent)
    .replace(/%(?![\da-f]{2})/gi, "%25");
}
