import { parseUrl } from "../text/parse-url.ts";

const hostSource = /^https?:\/\/(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

export function policySource(address: string): string | undefined {
  // The origin of a blob: address is that of the page which has made it.
  const { origin, protocol } = parseUrl(address) ?? {};
  const isOfHost = origin !== undefined && protocol !== "blob:" && hostSource.test(origin);
  return isOfHost ? origin : undefined;
}
