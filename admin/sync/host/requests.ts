import type { Problem } from "../../../schema/problem.ts";
import type { LocalChanges, LocalFailure } from "./local-changes.ts";

/** What an endpoint answered. */
export interface Answer {
  readonly status: number;
  readonly body: {
    readonly error?: string;
    readonly text?: string;
    readonly etag?: string;
    readonly problems?: readonly Problem[];
    readonly changes?: LocalChanges | null;
    /** Why git has not published something, and what it has said. */
    readonly failure?: LocalFailure;
    readonly output?: string;
  };
}

const folder = "/__blockwork/";
const tokenHeader = "x-blockwork-token";

/** Asks the endpoints of `site dev`, with the token that writing needs. Nothing is what there is without a server. */
export interface Requests {
  content(): Promise<unknown>;
  get(path: string): Promise<Answer | undefined>;
  /** The bytes of a picture as it was added, by their version. */
  bytesOf(version: string): Promise<Blob | undefined>;
  put(
    path: string,
    body: Blob | string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer | undefined>;
  remove(path: string, headers: Readonly<Record<string, string>>): Promise<Answer | undefined>;
}

interface Writing {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Blob | string;
}

export function createRequests(): Requests {
  let token = "";
  const content = async () => {
    const response = await fetch(`${folder}content`).catch(() => undefined);
    token = response?.headers.get(tokenHeader) ?? token;
    return response?.ok ? ((await response.json()) as unknown) : undefined;
  };
  const send = async (path: string, { headers, ...writing }: Writing): Promise<Answer | undefined> => {
    const response = await fetch(folder + path, {
      ...writing,
      headers: { ...headers, [tokenHeader]: token },
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => ({}))) as Answer["body"] | undefined;
    return response && { status: response.status, body: answer ?? {} };
  };
  const write = async (path: string, writing: Writing) => {
    const before = token;
    const answer = await send(path, writing);
    if (answer?.status !== 403) return answer;
    // A server that was started again has another token, which this page may read; the ETag still guards the file.
    await content();
    return token === before ? answer : send(path, writing);
  };
  return {
    content,
    async bytesOf(version) {
      const response = await fetch(`${folder}media/${version}`).catch(() => undefined);
      return response?.ok ? response.blob() : undefined;
    },
    get: (path) => send(path, { method: "GET", headers: {} }),
    put: (path, body, headers) => write(path, { method: "PUT", body, headers }),
    remove: (path, headers) => write(path, { method: "DELETE", headers }),
  };
}
