import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { devMode } from "../../assets/bundle/own-blocks.ts";
import { bundleScripts } from "../../assets/bundle/scripts.ts";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import { createBundler } from "../bundler/bundler-process.ts";
import { answerEndpoint, endpoints } from "../endpoints/answer-endpoint.ts";
import { createDevScripts } from "../engine/dev-scripts.ts";
import { startEngineThread } from "../engine/engine-thread.ts";
import { denyForeignOrigin, ownHosts } from "../http/guard.ts";
import { listen } from "../http/listen.ts";
import { createNetworkGuests, isLocalRequest } from "../http/network-guests.ts";
import { RequestError } from "../http/request-error.ts";
import { sendJson, sendText } from "../http/send-text.ts";
import { createLiveReload } from "../page/live-reload.ts";
import { denialPage } from "../page/problem-page.ts";
import type { SourceChange } from "../watch/site-changes.ts";
import { watchSite } from "../watch/watch-site.ts";
import { createSampleDrafts } from "../workbench/sample-drafts.ts";
import { answerSite } from "./answer-site.ts";
import { mountAdmin } from "./mount-admin.ts";
import { createSiteLog } from "./site-log.ts";

export interface DevServerOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Whether entries and pages whose day has not come are shown. */
  readonly future: boolean;
  /** As 2026-01-31; the current day unless given. */
  readonly today?: string | undefined;
  /** Writes to the terminal. */
  readonly print: (text: string) => void;
  readonly colour?: boolean;
  /** Whether other machines of the network may look at the site. */
  readonly network?: boolean;
  /** Further hosts by which the site and the editor may be addressed. */
  readonly allowedHosts?: readonly string[];
  /** The folder that `admin/app/main.tsx` is in; our own unless a test says otherwise. */
  readonly adminRoot?: string;
}

export interface DevServer {
  /** The origin on this machine, such as `http://localhost:4000`. */
  readonly url: string;
  /** What to open on another machine; none unless that was asked for. */
  readonly networkUrls: readonly string[];
  /** The same with access to the editor, for the hosts that were allowed. */
  readonly editorUrls: readonly string[];
  /** Resolves once every change of files that was made before is followed by the pages, and the terminal says how the site is. */
  quiet(): Promise<void>;
  /** Ends all but what is being bundled, which only the end of the process can end at once. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

const afterPagesMs = 400;

const toldAs = {
  content: "content",
  styles: "styles",
  "block-styles": "styles",
  blocks: "code",
  code: "code",
} as const;

const headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "SAMEORIGIN",
  "content-security-policy": "frame-ancestors 'self'; object-src 'none'; base-uri 'none'",
};

export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { root, config, future, today, print, colour = false, adminRoot = packageRoot } = options;
  const { allowedHosts: allowed = [] } = options;
  const bundler = createBundler();
  const engine = startEngineThread({ root, config, future, today, colour }, bundler.server);
  const reload = createLiveReload();
  const guests = options.network ? createNetworkGuests(allowed) : undefined;
  const scripts = createDevScripts({
    bundle: () => bundleScripts(root, { mode: devMode(root), make: bundler.visitor }),
    onStatus() {
      reload.changed(["code"]);
      void log.report();
    },
    onOthers: (isRefresh) => reload.changed([isRefresh ? "islands" : "scripts"]),
  });
  const onError = () => reload.changed(["problems"]);
  const log = createSiteLog({ engine, scripts, root, colour, print, onError });
  const reports = scheduleReports(log.report, () => (reload.isWatched() ? afterPagesMs : 0));
  const { inTurn, settled: written } = createTurns();
  const token = randomBytes(32).toString("base64url");
  const drafts = createSampleDrafts();
  const { pageRefused: onRefused } = log;
  const context = { root, config, token, allowed, engine, reload, scripts, drafts, onRefused, inTurn };

  const server = createServer((request, response) =>
    answer(request, response).catch((error) => sendFailure(request, response, error)),
  );
  const admin = mountAdmin({ root, from: adminRoot, engine, reload, bundler });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const isFromNetwork = guests && !isLocalRequest(request);
    const isLocal = !isFromNetwork || guests.mayEdit(request);
    const own = { own: ownHosts(port), allowed };
    const received = isFromNetwork ? guests.receive(request, port) : denyForeignOrigin(request, own);
    if (received && "cookie" in received) {
      const { location, cookie } = received;
      return void response
        .writeHead(302, { location, "set-cookie": cookie, "cache-control": "no-store" })
        .end();
    }
    if (received) throw new RequestError({ ...received });
    const { url = "" } = request;
    if (url.startsWith(endpoints)) return answerEndpoint(request, response, context);
    if (/^\/admin(?:[/?]|$)/.test(url)) return admin.handle(request, response);
    return answerSite(request, response, {
      root,
      engine,
      reload,
      scripts,
      isLocal,
      onFailure: log.pageFailed,
    });
  };
  server.on("upgrade", (_, socket) => socket.destroy());

  let lastMode = devMode(root);
  const onChange = (changes: readonly SourceChange[]) => {
    const mode = devMode(root);
    if (changes.includes("code") || mode !== lastMode) engine.restart();
    else void engine.changed(changes.filter((change) => change !== "code")).catch(() => undefined);
    lastMode = mode;
    const hasCode = changes.includes("code") || changes.includes("blocks");
    if (hasCode) scripts.changed();
    log.changed();
    reload.changed(changes.map((change) => toldAs[change]));
    reports.soon();
  };
  const watcher = watchSite({ root, config, onChange, print });
  // What is read before would not be read again.
  await watcher.ready;
  const port = await listen(server, options.port, guests ? "0.0.0.0" : undefined).catch(async (error) => {
    await Promise.all([watcher.close(), engine.close(), bundler.close()]);
    throw error;
  });
  void log.report().then(admin.warm);
  const stop = async () => {
    reports.cancel();
    log.close();
    reload.close();
    bundler.close();
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeAllConnections();
    await Promise.all([closed, watcher.close(), written()]);
    await engine.close();
  };
  return {
    url: `http://localhost:${port}`,
    networkUrls: guests?.addresses(port) ?? [],
    editorUrls: guests?.editorAddresses(port) ?? [],
    async quiet() {
      await watcher.quiet();
      reports.cancel();
      await log.report();
    },
    stop,
    async close() {
      await Promise.all([stop(), admin.close(), scripts.settled()]);
    },
  };
}

function scheduleReports(report: () => Promise<void>, delayMs: () => number) {
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    soon() {
      cancel();
      timer = setTimeout(() => void report(), delayMs());
    },
  };
}

function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    inTurn<T>(act: () => Promise<T>): Promise<T> {
      const turn = last.then(act, act);
      last = turn.catch(() => undefined);
      return turn;
    },
    settled: async () => void (await last),
  };
}

const wantsPage = ({ method, headers }: IncomingMessage) =>
  method === "GET" && (headers.accept ?? "").startsWith("text/html");

function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // Nobody waits for the rest of a body that was refused.
  if (!request.complete) response.shouldKeepAlive = false;
  if (response.headersSent) response.destroy();
  else if (error instanceof RequestError) {
    const { status, error: sentence } = error.body;
    if (!wantsPage(request)) sendJson(response, status, error.body);
    else sendText(response, { status, path: "refused.html", text: denialPage(sentence) });
  } else {
    const message = error instanceof Error ? error.message : String(error);
    sendJson(response, 500, { error: error instanceof SiteError ? message : `Blockwork failed: ${message}` });
  }
}
