import * as oauth from "oauth4webapi";
import type { PublishSettings } from "../../schema/site/admin-settings.ts";
import { publishOrigin } from "../../schema/site/publish-origin.ts";
import { withoutCredentials } from "./hosts/host-request.ts";
import { type Fetch, RepositoryError } from "./hosts/repository.ts";

/** What gives access to the repository. */
export interface AccessKey {
  /** What requests carry. */
  readonly token: string;
  /** Renews the token, once; missing for tokens that were typed in or can't be renewed. */
  readonly refresh?: string;
  /** When the token expires, in milliseconds since 1970; missing if it does not say. */
  readonly until?: number;
}

/** What has to be remembered while the user is on the host's page (RFC 7636). */
export interface StartedSignIn {
  /** Returned by the host with the answer; another one is not for this browser. */
  readonly state: string;
  /** The secret whose hash the host was given. */
  readonly verifier: string;
  /** Whether the key will be stored on the device. */
  readonly stays: boolean;
}

/** Signing in on a page of the host, by OAuth. Every function rejects with a `RepositoryError`. */
export interface HostSignIn {
  /** The address of the host's page, and what `finish` needs. */
  start(stays: boolean): Promise<{ readonly address: string; readonly started: StartedSignIn }>;
  /** Exchanges the answer for a key. `started` is undefined in another tab than the one in which it started. */
  finish(answer: URLSearchParams, started: StartedSignIn | undefined): Promise<AccessKey>;
  /** A new key for a refresh token. */
  renew(refresh: string): Promise<AccessKey>;
}

interface HostSignInOptions {
  readonly settings: PublishSettings;
  readonly back: string;
  readonly fetch: Fetch;
  readonly now: () => number;
}

interface Endpoints {
  readonly authorize: string;
  readonly token: string;
  readonly scope: string;
}

interface SignInServer {
  readonly origin: string;
  readonly clientId: string;
  readonly paths: Endpoints;
}

const service: Endpoints = { authorize: "/authorize", token: "/token", scope: "repo" };

/** Not GitHub: its token endpoint allows no cross-origin requests, so a service of the site's own is asked. */
const endpoints: Partial<Record<PublishSettings["host"], Endpoints>> = {
  // https://docs.gitlab.com/api/oauth2/
  gitlab: { authorize: "/oauth/authorize", token: "/oauth/token", scope: "api" },
  // https://forgejo.org/docs/latest/user/oauth2-provider/
  forgejo: {
    authorize: "/login/oauth/authorize",
    token: "/login/oauth/access_token",
    scope: "write:repository",
  },
};

function signInServer(settings: PublishSettings): SignInServer | undefined {
  const { host, clientId, signIn } = settings;
  if (host === "github")
    return signIn ? { origin: signIn, clientId: "blockwork", paths: service } : undefined;
  const [paths, origin] = [endpoints[host], publishOrigin(settings)];
  return clientId !== undefined && paths && origin !== undefined ? { origin, clientId, paths } : undefined;
}

/** Authorization code flow with PKCE (RFC 7636); undefined for a site without an OAuth application or a sign-in service. */
export function createHostSignIn({ settings, back, fetch, now }: HostSignInOptions): HostSignIn | undefined {
  const found = signInServer(settings);
  if (!found) return undefined;
  const { origin, clientId, paths } = found;
  const server: oauth.AuthorizationServer = {
    issuer: origin,
    authorization_endpoint: `${origin}${paths.authorize}`,
    token_endpoint: `${origin}${paths.token}`,
  };
  const client: oauth.Client = { client_id: clientId };
  const requestOptions = () => ({
    // The schema allows http only for servers on this machine.
    [oauth.allowInsecureRequests]: origin.startsWith("http:"),
    [oauth.customFetch]: withoutCredentials(fetch),
  });
  const keyOf = ({ access_token, refresh_token, expires_in }: oauth.TokenEndpointResponse): AccessKey => ({
    token: access_token,
    ...(refresh_token !== undefined && { refresh: refresh_token }),
    ...(expires_in !== undefined && { until: now() + expires_in * 1000 }),
  });
  return {
    start: (stays) =>
      withOAuth(async () => {
        const started = {
          state: oauth.generateRandomState(),
          verifier: oauth.generateRandomCodeVerifier(),
          stays,
        };
        const asked = new URLSearchParams({
          client_id: clientId,
          redirect_uri: back,
          response_type: "code",
          scope: paths.scope,
          state: started.state,
          code_challenge: await oauth.calculatePKCECodeChallenge(started.verifier),
          code_challenge_method: "S256",
        });
        return { address: `${server.authorization_endpoint}?${asked}`, started };
      }),
    finish: (answer, started) =>
      withOAuth(async () => {
        // Another user's answer would sign this browser in to their account.
        if (!started || answer.get("state") !== started.state) throw new RepositoryError("sign-in-lost");
        const checked = oauth.validateAuthResponse(server, client, answer, started.state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.None(),
          checked,
          back,
          started.verifier,
          requestOptions(),
        );
        return keyOf(await oauth.processAuthorizationCodeResponse(server, client, response));
      }),
    renew: (refresh) =>
      withOAuth(async () => {
        const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refresh, {
          ...requestOptions(),
          additionalParameters: { redirect_uri: back },
        });
        return { refresh, ...keyOf(await oauth.processRefreshTokenResponse(server, client, response)) };
      }),
  };
}

async function withOAuth<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RepositoryError) throw error;
    throw failureOf(error as Error);
  }
}

function failureOf(error: Error): RepositoryError {
  if (error instanceof oauth.AuthorizationResponseError)
    return new RepositoryError("sign-in-refused", error.error_description ?? error.error);
  if (error instanceof oauth.ResponseBodyError) {
    const kind = error.error === "invalid_grant" ? "signed-out" : "other";
    return new RepositoryError(kind, error.error_description ?? error.error);
  }
  // `fetch` rejects with a plain TypeError.
  if (error instanceof TypeError && !("code" in error)) return new RepositoryError("network", error.message);
  const { cause } = error as { readonly cause?: unknown };
  const isGone = cause instanceof Response && cause.status >= 500;
  return new RepositoryError(isGone ? "network" : "other", error.message);
}
