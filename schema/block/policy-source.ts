import { parseUrl } from "../text/parse-url.ts";

const hostSource = /^https?:\/\/(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

export function policySource(address: string): string | undefined {
  const origin = parseUrl(address)?.origin;
  return origin !== undefined && hostSource.test(origin) ? origin : undefined;
}
