import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Why a request is not answered: a status and a sentence. */
export interface Denial {
  readonly status: number;
  readonly error: string;
}

type Asked = Pick<IncomingMessage, "headers" | "rawHeaders" | "url" | "method">;

interface WriteRules {
  readonly token: string;
  /** The one content type that is taken, without parameters. */
  readonly type: string;
}

export const tokenHeader = "x-blockwork-token";

/**
 * Whoever asks for anything: by one of our own hosts only, or a foreign name that was pointed here would make
 * our pages its own (DNS rebinding). What a page of another origin embeds or fetches is refused; that it links
 * here is fine.
 */
export function denyStranger(request: Asked, own: readonly string[]): Denial | undefined {
  const { headers, rawHeaders, url = "" } = request;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length !== 1 || !own.includes(headers.host ?? "")) {
    return { status: 403, error: `This server answers only to ${own.join(" and ")}.` };
  }
  if (!url.startsWith("/")) return { status: 400, error: "The address must start with a slash." };
  const site = headers["sec-fetch-site"];
  const foreign = site !== undefined && site !== "same-origin" && site !== "none";
  if (foreign && headers["sec-fetch-mode"] !== "navigate") {
    return { status: 403, error: "Only pages of this server can ask for this." };
  }
  return undefined;
}

/** Whoever asks for what only our own pages may read. Comes after `refuseStranger`. */
export function denyReader({ headers }: Asked): Denial | undefined {
  const { origin, host, "sec-fetch-site": site } = headers;
  const foreign = site !== undefined && site !== "same-origin";
  if (foreign || (origin !== undefined && origin !== `http://${host}`)) {
    return { status: 403, error: "Only pages of this server can read this." };
  }
  return undefined;
}

/** Whoever asks to write: our own page, which knows the token, and nobody else. Comes after `refuseStranger`. */
export function denyWriter(request: Asked, { token, type }: WriteRules): Denial | undefined {
  const { origin, "content-type": sent } = request.headers;
  if (origin === undefined) return { status: 403, error: "A request that writes must have an Origin." };
  const refused = denyReader(request);
  if (refused) return refused;
  if (!isSame(request.headers[tokenHeader], token)) {
    return { status: 403, error: "The token is not this server's. Load the page again." };
  }
  if (sent !== type) return { status: 415, error: `The content type must be ${type}.` };
  return undefined;
}

/** What this machine calls itself, with a port. */
export function ownHosts(port: number): string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

/** Compares without telling by the time it takes how much of it was right. */
export function isSame(sent: string | readonly string[] | undefined, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return typeof sent === "string" && timingSafeEqual(digest(sent), digest(token));
}
