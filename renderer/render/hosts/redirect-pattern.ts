import type { HostRedirect } from "./host-rules.ts";

/** A redirect as a regular expression for the path and query of a request as it was sent, and an address with the group in it. */
export interface RedirectPattern {
  /** The query is not in it. */
  readonly pattern: string;
  /** With `:splat` where the first group is to be put. */
  readonly to: string;
}

/**
 * A redirect for servers that take regular expressions; one with a star that is a part of the new address is two, since
 * nothing may be below. A slash at the end of a path makes no difference.
 */
export function redirectPatterns({ from, to }: HostRedirect): RedirectPattern[] {
  if (!from.endsWith("/*")) return [{ pattern: `^${plain(from.replace(/\/$/, ""))}/?${end}`, to }];
  const start = plain(from.slice(0, -2));
  if (!to.includes(":splat")) return [{ pattern: `^${start}(?:[/?]|$)`, to }];
  return [
    { pattern: `^${start}/([^?]+?)/?${end}`, to },
    { pattern: `^${start}/?${end}`, to: to.replace(/:splat\/?/, "") },
  ];
}

const end = "(?:[?]|$)";

/** A text as a regular expression for just it, without backslashes, which servers read in different ways. */
export function plain(text: string): string {
  return text.replace(/["\\^]/g, encodeURIComponent).replace(/[.*+?(){}|[\]$]/g, "[$&]");
}
