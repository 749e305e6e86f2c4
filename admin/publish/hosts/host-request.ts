import { type Fetch, RepositoryError, type RepositoryFailure } from "./repository.ts";

interface RequesterOptions {
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly kindOf?: (error: RepositoryError) => RepositoryFailure;
  readonly now?: () => number;
}

interface RequestOptions {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly body?: unknown;
}

/** The answer of a host's API. */
export interface Answer {
  readonly status: number;
  /** The parsed JSON; undefined if the answer is not JSON. */
  readonly body: unknown;
}

/** Rejects with a `RepositoryError` for all but success. */
export type SendRequest = (address: string, question?: RequestOptions) => Promise<Answer>;

/** Never cached: a stale branch would overwrite other authors' commits. */
export const withoutCredentials =
  (fetch: Fetch): Fetch =>
  (address, init) =>
    fetch(address, { ...init, cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer" });

export function createRequester({
  fetch,
  headers,
  now = Date.now,
  kindOf: told = ({ kind }) => kind,
}: RequesterOptions): SendRequest {
  const ask = withoutCredentials(fetch);
  return async (address, { method = "GET", body } = {}) => {
    const response = await ask(address, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new RepositoryError("network", error.message);
    });
    const text = await response.text().catch((error: Error) => {
      throw new RepositoryError("network", error.message);
    });
    if (response.ok) return { status: response.status, body: parsed(text) };
    const limit = limitOf(response, text, now());
    if (limit !== undefined) throw new RepositoryError("rate-limit", messageIn(text), limit);
    const error = new RepositoryError(kindOf(response.status), messageIn(text));
    throw new RepositoryError(told(error), error.message);
  };
}

function kindOf(status: number): RepositoryFailure {
  if (status === 401) return "signed-out";
  if (status === 403) return "forbidden";
  if (status === 404) return "not-found";
  if (status === 413) return "too-large";
  // A gateway timeout does not tell whether the host handled the request.
  return status >= 500 ? "network" : "other";
}

function limitOf({ status, headers }: Response, text: string, now: number): number | undefined {
  const after = headers.get("retry-after");
  const isSpent = headers.get("x-ratelimit-remaining") === "0" || headers.get("ratelimit-remaining") === "0";
  if (status !== 429 && !(status === 403 && (isSpent || after !== null || /rate limit/i.test(text))))
    return undefined;
  if (after !== null && Number.isFinite(Number(after))) return now + Number(after) * 1000;
  const reset = Number(headers.get("x-ratelimit-reset") ?? headers.get("ratelimit-reset") ?? Number.NaN);
  return Number.isFinite(reset) && reset * 1000 > now ? reset * 1000 : now + 60_000;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageIn(text: string): string {
  const body = parsed(text) as { readonly message?: unknown; readonly error?: unknown } | undefined;
  const said = body?.message ?? body?.error ?? "";
  return typeof said === "string" ? said : JSON.stringify(said);
}
