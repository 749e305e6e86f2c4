import { readFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

/** A message as it arrived. */
export interface Message {
  readonly contentType: string;
  readonly accept: string;
  readonly origin: string;
  readonly body: string;
}

/** What a form service may do with a message; `reset` breaks the connection off, `never` keeps it waiting. */
export type Answer = number | "reset" | "never";

/** A form service of the tests' own: a real https server of another origin, which remembers what it was sent. */
export interface FormEndpoint {
  readonly address: string;
  readonly received: Message[];
  /** The questions that browsers asked first, whether they may send: the headers that they wanted to send. */
  readonly preflights: string[];
  answer: Answer;
  /** Whether pages of other field sources may send it JSON and read what it answers. */
  shares: boolean;
  close(): Promise<void>;
}

/** Starts a form service that answers 200 until it is told otherwise. */
export async function startFormEndpoint(): Promise<FormEndpoint> {
  const pem = await readFile(join(packageRoot, "tests/fixtures/certificate/localhost.pem"), "utf8");
  const received: Message[] = [];
  const preflights: string[] = [];
  const server = createServer({ key: pem, cert: pem }, async (request, response) => {
    const { headers, method } = request;
    const sharing = endpoint.shares ? { "access-control-allow-origin": headers.origin ?? "*" } : {};
    if (method === "OPTIONS") {
      preflights.push(headers["access-control-request-headers"] ?? "");
      const allowed = endpoint.shares ? { "access-control-allow-headers": "content-type" } : {};
      return response.writeHead(204, { ...sharing, ...allowed }).end();
    }
    let body = "";
    for await (const part of request) body += part;
    const { "content-type": contentType = "", accept = "", origin = "" } = headers;
    if (method === "POST") received.push({ contentType, accept, origin, body });
    if (endpoint.answer === "reset") return request.socket.destroy();
    if (endpoint.answer === "never") return undefined;
    return response
      .writeHead(endpoint.answer, { ...sharing, "content-type": "text/html" })
      .end("<!doctype html><title>Thanks</title>");
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));

  const endpoint: FormEndpoint = {
    address: `https://localhost:${(server.address() as AddressInfo).port}/enquiries`,
    received,
    preflights,
    answer: 200,
    shares: true,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return endpoint;
}
