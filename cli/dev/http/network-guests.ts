import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import { type Denial, denyForeignOrigin, isAllowedHost, isSame } from "./guard.ts";
import { localAddress } from "./local-address.ts";

/** Access to `site dev` from other machines, with tokens that are new at each start. */
interface NetworkGuests {
  /** Addresses with a token, for looking at the site. */
  addresses(port: number): readonly string[];
  /** Addresses with a token at allowed hosts, where the editor can be used too. */
  editorAddresses(port: number): readonly string[];
  /** Whether a request is for an allowed host. */
  mayEdit(request: IncomingMessage): boolean;
  /** Why a request is denied, or where it is redirected; undefined if it may proceed. */
  receive(request: IncomingMessage, port: number): Denial | SentOn | undefined;
}

/** A redirect that moves the token of an address into a cookie. */
interface SentOn {
  /** The address without the token. */
  readonly location: string;
  /** The value of `Set-Cookie`. */
  readonly cookie: string;
}

const shared = /^\/__blockwork\/(?:events|(?:reload|violations)\.js)(?:\?|$)/;
const ours = /^\/(?:admin|__blockwork)(?:[/?]|$)/;

export function createNetworkGuests(allowed: readonly string[]): NetworkGuests {
  const tokens = { look: newToken(), edit: newToken() };
  const mayEdit = ({ headers: { host = "" } }: IncomingMessage) => isAllowedHost(host, allowed);
  return {
    addresses: (port) => hosts(port).map((host) => `http://${host}/?token=${tokens.look}`),
    editorAddresses: (port) => allowed.map((rule) => `http://${withPort(rule, port)}/?token=${tokens.edit}`),
    mayEdit,
    receive(request, port) {
      const denial = denyForeignOrigin(request, { own: hosts(port), allowed });
      if (denial) return denial;
      const isEditor = mayEdit(request);
      const token = isEditor ? tokens.edit : tokens.look;
      const { url = "", headers } = request;
      const [path = "", query = ""] = url.split(/\?(.*)/s);
      const params = new URLSearchParams(query);
      const name = isEditor ? `blockwork-editor-${port}` : `blockwork-${port}`;
      const sent = params.get("token");
      if (sent !== null && isSame(sent, token)) {
        params.delete("token");
        const rest = params.size > 0 ? `?${params}` : "";
        const location = localAddress(path) + rest;
        return { location, cookie: `${name}=${token}; Path=/; HttpOnly; SameSite=Lax` };
      }
      if (!isSame(cookieOf(headers.cookie, name), token)) return { status: 403, error: needsToken };
      if (isEditor) return undefined;
      if (request.method !== "GET" && request.method !== "HEAD") return { status: 403, error: onlyLooks };
      return ours.test(path) && !shared.test(url) ? { status: 403, error: onlyLooks } : undefined;
    },
  };
}

const newToken = () => randomBytes(12).toString("base64url");

function withPort(rule: string, port: number): string {
  const host = rule.replace(/^\./, "");
  return /:\d+$/.test(host) ? host : `${host}:${port}`;
}

const needsToken =
  "This address needs the token that site dev has printed. Open the whole address, with ?token=… at its end.";
const onlyLooks =
  "From another machine the site can be looked at. The editor is on the one that site dev runs on, and at hosts that --allowed-hosts names.";

export function isLocalRequest({ socket }: IncomingMessage): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}

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
