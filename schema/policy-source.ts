import { parseUrl } from "./parse-url.ts";

/** A host-source of CSP 3 with a scheme and without a wildcard or a path. */
const hostSource = /^https?:\/\/(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/**
 * The origin of a URL as a source of a Content-Security-Policy. Undefined for hosts with characters that have a
 * meaning in a policy: URLs allow `;`, `,`, `'` and `*` in them.
 */
export function policySource(address: string): string | undefined {
  const origin = parseUrl(address)?.origin;
  return origin !== undefined && hostSource.test(origin) ? origin : undefined;
}
