import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import { type Denial, denyStranger, isSame } from "./guard.ts";

/** Those who look at the site from another machine, with `site dev --host`: only with the token, and only at the site. */
export interface NetworkGuests {
  /** What to open on another machine, each with the token. */
  addresses(port: number): readonly string[];
  /** What becomes of a request: refused, sent on without the token, or nothing, if it is answered. */
  receive(request: IncomingMessage, port: number): Denial | SentOn | undefined;
}

/** The token has become a cookie. */
export interface SentOn {
  readonly location: string;
  readonly cookie: string;
}

/** What pages need of what is not the site's. */
const shared = /^\/__blockwork\/(?:events|reload\.js)(?:\?|$)/;
const ours = /^\/(?:admin|__blockwork)(?:[/?]|$)/;

export function createNetworkGuests(): NetworkGuests {
  const token = randomBytes(12).toString("base64url");
  return {
    addresses: (port) => hosts(port).map((host) => `http://${host}/?token=${token}`),
    receive(request, port) {
      const denial = denyStranger(request, hosts(port));
      if (denial) return denial;
      const { url = "", headers } = request;
      const [path = "", query = ""] = url.split(/\?(.*)/s);
      const params = new URLSearchParams(query);
      const name = `blockwork-${port}`;
      const sent = params.get("token");
      if (sent !== null && isSame(sent, token)) {
        params.delete("token");
        const rest = params.size > 0 ? `?${params}` : "";
        // Two slashes would lead to another host.
        const location = path.replace(/^\/+/, "/") + rest;
        return { location, cookie: `${name}=${token}; Path=/; HttpOnly; SameSite=Lax` };
      }
      if (!isSame(cookieOf(headers.cookie, name), token)) return { status: 403, error: needsToken };
      if (request.method !== "GET" && request.method !== "HEAD") return { status: 403, error: onlyLooks };
      return ours.test(path) && !shared.test(url) ? { status: 403, error: onlyLooks } : undefined;
    },
  };
}

const needsToken =
  "This address needs the token that site dev has printed. Open the whole address, with ?token=… at its end.";
const onlyLooks =
  "From another machine the site can be looked at. The editor is on the one that site dev runs on.";

/** Whether a request comes from this machine, by its own name for itself. */
export function isFromHere({ socket }: IncomingMessage): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}

/** What this machine is called on its networks, with a port. A name could be made to lead here by anybody, a number not. */
function hosts(port: number): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return found.flatMap(({ family, internal, address }) =>
    family === "IPv4" && !internal ? [`${address}:${port}`] : [],
  );
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  const cookies = (header ?? "").split(/; */).map((cookie) => cookie.split(/=(.*)/s));
  return cookies.find(([key]) => key === name)?.[1];
}
