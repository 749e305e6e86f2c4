import type { Problem } from "../../schema/problem.ts";

/** What an endpoint answered. */
export interface Answer {
  readonly status: number;
  readonly body: {
    readonly error?: string;
    readonly text?: string;
    readonly etag?: string;
    readonly problems?: readonly Problem[];
  };
}

const folder = "/__blockwork/";
const tokenHeader = "x-blockwork-token";

/** Asks the endpoints of `site dev`, with the token that writing needs. Nothing is what there is without a server. */
export interface Requests {
  content(): Promise<unknown>;
  put(
    path: string,
    body: Blob | string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer | undefined>;
}

export function createRequests(): Requests {
  let token = "";
  const content = async () => {
    const response = await fetch(`${folder}content`).catch(() => undefined);
    token = response?.headers.get(tokenHeader) ?? token;
    return response?.ok ? ((await response.json()) as unknown) : undefined;
  };
  const put: Requests["put"] = async (path, body, headers) => {
    const response = await fetch(folder + path, {
      method: "PUT",
      headers: { ...headers, [tokenHeader]: token },
      body,
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => ({}))) as Answer["body"] | undefined;
    return response && { status: response.status, body: answer ?? {} };
  };
  return {
    content,
    async put(path, body, headers) {
      const before = token;
      const answer = await put(path, body, headers);
      if (answer?.status !== 403) return answer;
      // A server that was started again has another token, which this page may read; the ETag still guards the file.
      await content();
      return token === before ? answer : put(path, body, headers);
    },
  };
}
