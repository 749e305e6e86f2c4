import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";

/** A message as it arrived. */
export interface Message {
  readonly contentType: string;
  readonly accept: string;
  readonly body: string;
}

/** What a form service may do with a message; `reset` breaks the connection off, `never` keeps it waiting. */
export type Answer = number | "reset" | "never";

/** A form service of the tests' own: a real HTTP server that remembers what it was sent. */
export interface FormEndpoint {
  readonly received: Message[];
  answer: Answer;
  /** Leads a page's requests to a form's https address to this server. */
  attach(page: Page, address: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a form service that answers 200 until it is told otherwise. */
export async function startFormEndpoint(): Promise<FormEndpoint> {
  const received: Message[] = [];
  const server = createServer(async (request, response) => {
    const { headers } = request;
    let body = "";
    for await (const part of request) body += part;
    received.push({ contentType: headers["content-type"] ?? "", accept: headers.accept ?? "", body });
    if (endpoint.answer === "reset") request.socket.destroy();
    else if (endpoint.answer !== "never")
      response
        .writeHead(endpoint.answer, { "access-control-allow-origin": "*" })
        .end("<title>Thanks</title>");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const endpoint: FormEndpoint = {
    received,
    answer: 200,
    async attach(page, address) {
      await page.route(address, async (route) => {
        const request = route.request();
        const body = request.postData() ?? "";
        const answered = await fetch(url, {
          method: request.method(),
          headers: await request.allHeaders(),
          body,
        }).catch(() => undefined);
        // The page may be gone by the time that this server is closed.
        if (!answered) await route.abort("connectionreset").catch(() => undefined);
        else
          await route.fulfill({
            status: answered.status,
            headers: Object.fromEntries(answered.headers),
            body: await answered.text(),
          });
      });
    },
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return endpoint;
}
