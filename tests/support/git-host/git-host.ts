import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PublishHost, PublishSettings } from "../../../schema/site/admin-settings.ts";
import { answerForgejo } from "./forgejo-api.ts";
import { createGitRepository, type GitRepository } from "./git-repository.ts";
import { answerGitHub } from "./github-api.ts";
import { answerGitLab } from "./gitlab-api.ts";
import { type Application, createOAuthServer } from "./oauth-server.ts";

export interface ApiRequest {
  readonly method: string;
  /** From the slash on, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly token: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Proposed {
  readonly base: string;
  readonly head: string;
  readonly title: string;
  readonly body: string;
}

/** What a host knows. */
export interface HostState {
  readonly git: GitRepository;
  /** What was proposed: the titles and texts. */
  readonly proposals: Proposed[];
  /** Whose key it is; nothing where a key may not tell. */
  account: string | undefined;
  /** Whether everybody may read the repository. */
  isPublic: boolean;
  /** What checks say of a commit, in GitHub's words. */
  checks: "pending" | "success" | "failure" | undefined;
}

export type AnswerApi = (request: ApiRequest, state: HostState) => Promise<ApiAnswer>;

/** What goes wrong with a request: it is answered so, or its answer is lost after the work was done, or before it. */
export type Fault = ApiAnswer | "lost-before" | "lost-after";

export interface GitHost extends HostState {
  readonly settings: PublishSettings;
  /** The tokens that are valid. */
  readonly tokens: Set<string>;
  /** Through which people can sign in on the host's own page. */
  readonly application: Application;
  /** Decides what goes wrong with each request. */
  fault: (request: ApiRequest) => Promise<Fault | undefined> | Fault | undefined;
  /** The requests that were answered. */
  readonly requests: ApiRequest[];
  close(): Promise<void>;
}

export const repositoryName = "bakery/site";

const apis: Readonly<Record<PublishHost, AnswerApi>> = {
  github: answerGitHub,
  gitlab: answerGitLab,
  forgejo: answerForgejo,
};

/** A server that speaks a host's API over a real repository, for pages of any origin as hosts do. */
export async function startGitHost(kind: PublishHost): Promise<GitHost> {
  const git = await createGitRepository();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const host: GitHost = {
    git,
    checks: undefined,
    account: "Anna.Baker",
    isPublic: false,
    proposals: [],
    settings: { host: kind, repository: repositoryName, branch: "main", url: `http://127.0.0.1:${port}` },
    tokens: new Set(["valid"]),
    application: { clientId: "blockwork-editor", secret: "known-to-the-service", back: "" },
    fault: () => undefined,
    requests: [],
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await git.remove();
    },
  };
  const oauth = createOAuthServer(kind, host.application, host.tokens);
  // One after the other, as a host does for one repository.
  let last: Promise<unknown> = Promise.resolve();
  const work = async (request: ApiRequest): Promise<ApiAnswer> => {
    if (request.body instanceof URLSearchParams)
      return oauth.token(request.path, request.body) ?? { status: 404, body: { message: "Not found" } };
    if (!host.tokens.has(request.token)) return { status: 401, body: { message: "Bad credentials" } };
    const answering = last.then(() => apis[kind](request, host));
    last = answering.catch(() => undefined);
    return answering;
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const cors = {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      "access-control-allow-headers": "authorization, content-type, private-token",
      "access-control-expose-headers": "retry-after, x-ratelimit-remaining, x-ratelimit-reset",
    };
    if (incoming.method === "OPTIONS") return void response.writeHead(204, cors).end();
    const request = await read(incoming);
    const page = oauth.page(request.path, request.query);
    if (page !== undefined)
      return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    const fault = await host.fault(request);
    if (fault === "lost-before") return void incoming.socket.destroy();
    const { status, body, headers } = typeof fault === "object" ? fault : await work(request).catch(broken);
    host.requests.push(request);
    if (fault === "lost-after") return void incoming.socket.destroy();
    response.writeHead(status, { ...cors, "content-type": "application/json", ...headers });
    response.end(body === undefined ? "" : JSON.stringify(body));
  };
  return host;
}

/** A mistake of this server's own is to be seen in the test that made it. */
function broken(error: Error): ApiAnswer {
  return { status: 400, body: { message: error.stack ?? error.message } };
}

async function read(incoming: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  // As it is written: a slash in a name is one of its letters where it is %2F.
  const [path = "", query = ""] = (incoming.url ?? "").split("?");
  const { authorization = "", "content-type": type = "" } = incoming.headers;
  const isForm = type.startsWith("application/x-www-form-urlencoded");
  return {
    method: incoming.method ?? "GET",
    path,
    query: new URLSearchParams(query),
    body: isForm ? new URLSearchParams(text) : text === "" ? undefined : JSON.parse(text),
    token: authorization.replace(/^(?:Bearer|token) /i, ""),
  };
}
