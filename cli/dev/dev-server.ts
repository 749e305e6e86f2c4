import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { bundleScripts } from "../assets/scripts.ts";
import { packageRoot } from "../package-root.ts";
import { SiteError } from "../site-error.ts";
import { answerSite } from "./answer-site.ts";
import { createDevScripts } from "./dev-scripts.ts";
import { answerEndpoint, endpoints } from "./endpoints/answer-endpoint.ts";
import { startEngineThread } from "./engine-thread.ts";
import { refuseStranger } from "./guard.ts";
import { listen } from "./listen.ts";
import { createLiveReload } from "./live-reload.ts";
import { mountAdmin } from "./mount-admin.ts";
import { RequestError } from "./request-error.ts";
import { sendJson } from "./send-text.ts";
import { createSiteLog } from "./site-log.ts";
import { watchSite } from "./watch-site.ts";

export interface DevServerOptions {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly future: boolean;
  readonly today?: string | undefined;
  /** Where text for the developer goes. */
  readonly print: (text: string) => void;
  readonly colour?: boolean;
  /** The folder that `admin/main.tsx` is in; our own unless a test says otherwise. */
  readonly adminRoot?: string;
}

export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

/** What the hosts that read `_headers` send; here a page may be framed by the editor, and nothing is shared. */
const headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "SAMEORIGIN",
  "content-security-policy": "frame-ancestors 'self'; object-src 'none'; base-uri 'none'",
};

/** Serves a site on this machine's own address while it is being worked on. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { root, config, future, today, print, colour = false, adminRoot = packageRoot } = options;
  const engine = startEngineThread({ root, config, future, today, colour });
  const reload = createLiveReload();
  const scripts = createDevScripts(
    () => bundleScripts(root),
    () => {
      reload.changed(["code"]);
      void log.report();
    },
  );
  const log = createSiteLog({ engine, scripts, print });
  let writing: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>) => {
    const turn = writing.then(write, write);
    writing = turn.catch(() => undefined);
    return turn;
  };
  const mode = process.env.NODE_ENV === "development" ? "development" : "production";
  const token = randomBytes(32).toString("base64url");
  const context = { root, config, token, engine, reload, inTurn };

  const server = createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      sendFailure(request, response, error);
    }
  });
  const admin = mountAdmin({ root, from: adminRoot, mode, reload });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const refusal = refuseStranger(request, port);
    if (refusal) throw new RequestError({ ...refusal });
    const { url = "" } = request;
    if (url.startsWith(endpoints)) return answerEndpoint(request, response, context);
    if (/^\/admin(?:[/?]|$)/.test(url)) return admin.handle(request, response);
    return answerSite(request, response, { root, engine, reload, scripts });
  };
  // Nothing here speaks through sockets.
  server.on("upgrade", (_, socket) => socket.destroy());

  const watcher = watchSite({ root, config }, (changes) => {
    if (changes.includes("code")) {
      engine.restart();
      scripts.changed();
    } else void engine.changed(changes.filter((change) => change !== "code")).catch(() => undefined);
    reload.changed(changes);
    void log.report();
  });
  const port = await listen(server, options.port).catch(async (error) => {
    watcher.close();
    await engine.close();
    throw error;
  });
  void log.report().then(admin.warm);
  return {
    url: `http://localhost:${port}`,
    async close() {
      watcher.close();
      log.close();
      reload.close();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await Promise.all([closed, admin.close(), scripts.settled(), writing]);
      await engine.close();
    },
  };
}

function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // Nobody waits for the rest of a body that was refused.
  if (!request.complete) response.shouldKeepAlive = false;
  if (response.headersSent) response.destroy();
  else if (error instanceof RequestError) sendJson(response, error.body.status, error.body);
  else {
    const message = error instanceof Error ? error.message : String(error);
    sendJson(response, 500, { error: error instanceof SiteError ? message : `Blockwork failed: ${message}` });
  }
}
