import type { HostRedirect } from "./host-rules.ts";

/** A redirect as a regular expression for a request as it was sent, and the address that it leads to. */
export interface RedirectPattern {
  /** For the path, from its start on; its end and the query are to be added. */
  readonly path: string;
  /** How many groups it has. */
  readonly groups: number;
  /** The new address: its texts as they are, and the numbers of the groups between them. */
  readonly to: readonly (string | number)[];
  /** Whether the query of the request is to be added. */
  readonly passesQuery: boolean;
}

/**
 * A redirect for servers that take regular expressions; one with a star that is a part of the new address is two, since
 * nothing may be below. A slash at the end of a path makes no difference. What the query has to hold is not in it.
 */
export function redirectPatterns({ from, query, to }: HostRedirect): RedirectPattern[] {
  const address = asAddress(to);
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

/** What an address may hold besides slashes. Behind a slash, none of these begins the name of another host. */
const harmless = "A-Za-z0-9_.~!$&'()*+,;=:@%-";

/** The path of a rule, and the names of its placeholders, such as `:year`, by their order. */
function pathPattern(path: string): { readonly pattern: string; readonly names: readonly string[] } {
  const parts = path.split(/(?<=\/):([A-Za-z]\w*)/);
  return {
    pattern: parts.map((part, index) => (index % 2 === 1 ? `([${harmless}][^/?]*)` : plain(part))).join(""),
    names: parts.filter((_, index) => index % 2 === 1),
  };
}

/** Names that no group has are texts. */
function partsOf(to: string, names: readonly string[]): (string | number)[] {
  return to
    .split(/(:[A-Za-z]\w*)/)
    .map((part) => (part.startsWith(":") ? names.indexOf(part.slice(1)) + 1 : 0) || part)
    .filter((part) => part !== "");
}

/** What follows the path of a request. */
export const endOfPath = "(?:[?]|$)";

/** The new address as a host writes it: each of its texts, each group by its number, and the query where it is passed on. */
export function writtenTarget(
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

/** A query such as `page=contact` as a regular expression for a part of what stands behind the question mark. */
export const queryPattern = (wanted: string): string =>
  wanted
    .split(/%20|\+/i)
    .map(plain)
    .join("(?:%20|[+])");

/** A text as a regular expression for just it, without backslashes, which servers read in different ways. */
export function plain(text: string): string {
  return asAddress(text)
    .replace(/[.*+?()|[\]$]/g, "[$&]")
    .replace(/%([\da-f]{2})/gi, (_, byte: string) => `%${byte.replace(/[a-f]/gi, eitherCase)}`);
}

const eitherCase = (letter: string) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`;

/** An address as headers hold it: what no address can hold is percent-encoded, and so is a percent sign that encodes nothing. */
export function asAddress(text: string): string {
  return text
    .replace(/[^\w.~!$&'()*+,;=:@%/?#[\]-]+/gu, encodeURIComponent)
    .replace(/%(?![\da-f]{2})/gi, "%25");
}
