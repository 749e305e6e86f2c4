import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The response to a request that is not allowed. */
export interface Denial {
  readonly status: number;
  /** A sentence for whoever sent it. */
  readonly error: string;
}

type Asked = Pick<IncomingMessage, "headers" | "rawHeaders" | "url" | "method">;

interface WriteRules {
  readonly token: string;
  readonly allowed?: readonly string[];
  readonly type: string;
}

export const tokenHeader = "x-blockwork-token";

/** Values of the `Host` header that the server responds to. */
interface ServedHosts {
  /** With their ports. */
  readonly own: readonly string[];
  /** The rules of `--allowed-hosts`: a host with or without a port, or `.example.com` with all subdomains. */
  readonly allowed?: readonly string[];
}

/**
 * Whoever asks for anything: by one of the server's hosts only, or a foreign name that was pointed here would make
 * our pages its own (DNS rebinding). What a page of another origin embeds or fetches is refused; that it links
 * here is fine.
 */
export function denyForeignOrigin(request: Asked, { own, allowed = [] }: ServedHosts): Denial | undefined {
  const { headers, rawHeaders, url = "" } = request;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  const { host = "" } = headers;
  if (hosts.length !== 1 || !(own.includes(host) || isAllowedHost(host, allowed)))
    return { status: 403, error: strangerSentence(host, [...own, ...allowed]) };
  if (!url.startsWith("/")) return { status: 400, error: "The address must start with a slash." };
  const site = headers["sec-fetch-site"];
  const foreign = site !== undefined && site !== "same-origin" && site !== "none";
  if (foreign && headers["sec-fetch-mode"] !== "navigate") {
    return { status: 403, error: "Only pages of this server can ask for this." };
  }
  return undefined;
}

/**
 * Whoever asks for what only our own pages may read. Comes after `denyForeignOrigin`. What stands before an allowed host may
 * speak HTTPS.
 */
export function denyReader({ headers }: Asked, allowed: readonly string[] = []): Denial | undefined {
  const { origin, host = "", "sec-fetch-site": site } = headers;
  const foreign = site !== undefined && site !== "same-origin";
  const isOwn = origin === `http://${host}` || (isAllowedHost(host, allowed) && origin === `https://${host}`);
  if (foreign || (origin !== undefined && !isOwn)) {
    return { status: 403, error: "Only pages of this server can read this." };
  }
  return undefined;
}

export function denyWriter(request: Asked, { token, type, allowed }: WriteRules): Denial | undefined {
  const { origin, "content-type": sent } = request.headers;
  if (origin === undefined) return { status: 403, error: "A request that writes must have an Origin." };
  const refused = denyReader(request, allowed);
  if (refused) return refused;
  if (!isSame(request.headers[tokenHeader], token)) {
    return { status: 403, error: "The token is not this server's. Load the page again." };
  }
  if (sent !== type) return { status: 415, error: `The content type must be ${type}.` };
  return undefined;
}

const hostParts = /^(\.?[a-z0-9](?:[a-z0-9._-]*[a-z0-9_-])?|\[[0-9a-f:.]+\])(?::([1-9]\d{0,4}))?$/i;

export const isHostRule = (text: string): boolean => hostParts.test(text);

export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const [, name = "", port] = hostParts.exec(host.toLowerCase()) ?? [];
  if (name === "" || name.startsWith(".")) return false;
  return allowed.some((rule) => {
    const [, ruleName = "", rulePort] = hostParts.exec(rule.toLowerCase()) ?? [];
    const isName =
      name === ruleName.replace(/^\./, "") || (ruleName.startsWith(".") && name.endsWith(ruleName));
    // A browser leaves out the port that its protocol has anyway.
    const isPort =
      rulePort === undefined || rulePort === port || (port === undefined && /^(80|443)$/.test(rulePort));
    return isName && isPort;
  });
}

function strangerSentence(host: string, hosts: readonly string[]): string {
  const sentence = `This server answers only to ${hosts.join(" and ")}.`;
  const isName = isHostRule(host) && !host.startsWith(".") && host.length <= 255;
  return isName ? `${sentence} To open it at ${host}, start it with --allowed-hosts ${host}.` : sentence;
}

export function ownHosts(port: number): string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

export function isSame(sent: string | readonly string[] | undefined, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return typeof sent === "string" && timingSafeEqual(digest(sent), digest(token));
}
