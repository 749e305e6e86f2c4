import { createHash } from "node:crypto";
import type { ApiAnswer } from "./git-host.ts";

/** A public application that is registered with a host. */
export interface Application {
  readonly clientId: string;
  /** What GitHub asks of a service besides. */
  readonly secret: string;
  /** The only address that people are sent back to. */
  back: string;
}

interface Grant {
  readonly challenge: string;
  readonly back: string;
}

const paths: Readonly<Record<string, readonly [authorize: string, token: string]>> = {
  // Its errors come with 200: https://docs.github.com/en/apps/oauth-apps/maintaining-oauth-apps/troubleshooting-oauth-app-access-token-request-errors
  github: ["/login/oauth/authorize", "/login/oauth/access_token"],
  gitlab: ["/oauth/authorize", "/oauth/token"],
  forgejo: ["/login/oauth/authorize", "/login/oauth/access_token"],
};

/** Signing in as the hosts do it: authorization codes with PKCE for one public application, refresh tokens that are good for once. */
export function createOAuthServer(kind: string, application: Application, tokens: Set<string>) {
  const [authorizePath, tokenPath] = paths[kind] ?? [];
  const codes = new Map<string, Grant>();
  const refreshes = new Set<string>();
  let issued = 0;
  const grant = (): ApiAnswer => {
    const [token, refresh] = [`token-${kind}-${++issued}`, `refresh-${kind}-${issued}`];
    tokens.add(token);
    refreshes.add(refresh);
    const body = { access_token: token, token_type: "Bearer", expires_in: 7200, refresh_token: refresh };
    if (kind === "github")
      return { status: 200, body: { access_token: token, token_type: "bearer", scope: "repo" } };
    return { status: 200, body };
  };
  return {
    /** The page on which somebody is asked; nothing for another address. */
    page(path: string, query: URLSearchParams): string | undefined {
      if (path !== authorizePath) return undefined;
      const back = query.get("redirect_uri") ?? "";
      const isAsked =
        query.get("client_id") === application.clientId &&
        back === application.back &&
        query.get("response_type") === "code" &&
        query.get("code_challenge_method") === "S256";
      if (!isAsked) return "<!doctype html><title>Sign in</title><p>The redirect URI is not valid.</p>";
      const code = `code-${++issued}`;
      codes.set(code, { challenge: query.get("code_challenge") ?? "", back });
      const state = query.get("state") ?? "";
      const yes = `${back}?${new URLSearchParams({ code, state })}`;
      const no = `${back}?${new URLSearchParams({ error: "access_denied", error_description: "Denied.", state })}`;
      const link = (address: string, words: string) =>
        `<a href="${address.replaceAll("&", "&amp;")}">${words}</a>`;
      return `<!doctype html><title>Sign in</title>${link(yes, "Authorize")} ${link(no, "Deny")}`;
    },
    /** What is answered to a request for tokens; nothing for another address. */
    token(path: string, asked: URLSearchParams): ApiAnswer | undefined {
      if (path !== tokenPath) return undefined;
      const refused =
        kind === "github"
          ? { status: 200, body: { error: "bad_verification_code", error_description: "It is not valid." } }
          : { status: 400, body: { error: "invalid_grant", error_description: "It is not valid." } };
      if (kind === "github" && asked.get("client_secret") !== application.secret)
        return { status: 200, body: { error: "incorrect_client_credentials", error_description: "Wrong." } };
      if (asked.get("client_id") !== application.clientId) return { ...refused, status: 401 };
      if (asked.get("grant_type") === "refresh_token")
        return refreshes.delete(asked.get("refresh_token") ?? "") ? grant() : refused;
      const code = asked.get("code") ?? "";
      const found = codes.get(code);
      codes.delete(code);
      const challenge = createHash("sha256")
        .update(asked.get("code_verifier") ?? "")
        .digest("base64url");
      const isFine = found?.challenge === challenge && found.back === asked.get("redirect_uri");
      return isFine ? grant() : refused;
    },
  };
}
