import { realpath } from "node:fs/promises";
import { createServer } from "node:http";
import { parseUrl } from "../../../schema/text/parse-url.ts";
import { headersFor } from "../../write/match-rules.ts";
import { readHostRules } from "../../write/read-host-rules.ts";
import { listen } from "../http/listen.ts";
import { findAnswer } from "./find-answer.ts";
import { sendAnswer } from "./send-answer.ts";

/** A server of a built site; `url` is the address of its home page. */
export interface PreviewServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function startPreviewServer(path: string, wantedPort: number): Promise<PreviewServer> {
  const server = createServer(async (request, response) => {
    try {
      if (request.method !== "GET" && request.method !== "HEAD")
        return void response.writeHead(405, { allow: "GET, HEAD" }).end();
      const { url: asked = "/" } = request;
      const url = asked.startsWith("/") ? parseUrl(`${origin}${asked}`) : undefined;
      if (!url) return void response.writeHead(400).end();
      // A build moves a new folder to the path of the old one.
      const folder = await realpath(path);
      const rules = await readHostRules(folder);
      for (const [name, value] of Object.entries(headersFor(rules, url.pathname)))
        response.setHeader(name, value);
      await sendAnswer(request, response, await findAnswer(folder, rules, url));
    } catch {
      // The folder is being replaced, or is gone.
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { "retry-after": "1" }).end("The site is not there now.\n");
    }
  });
  const port = await listen(server, wantedPort);
  const { base } = await readHostRules(path);
  return {
    url: `http://localhost:${port}${base}/`,
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
  };
}

const origin = "http://localhost";
