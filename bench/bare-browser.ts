import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { findBrowser } from "../tests/support/browser.ts";

type Params = Readonly<Record<string, unknown>>;

/** What the browser says by itself, such as that a request has ended. */
export interface BrowserEvent {
  readonly method: string;
  readonly params: Params;
  readonly sessionId?: string;
}

/** A tab of a browser that nothing listens to but the test itself. */
export interface BareTab {
  send(method: string, params?: Params): Promise<Params>;
  /** The value of an expression in the page, which must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Calls back for every event of the tab until it is closed. */
  listen(listener: (event: BrowserEvent) => void): void;
  close(): Promise<void>;
}

export interface BareBrowser {
  open(size: { readonly width: number; readonly height: number }): Promise<BareTab>;
  /** What the browser notes of its own work in some categories while something is done. */
  trace(categories: readonly string[], work: () => Promise<unknown>): Promise<Params[]>;
  close(): Promise<void>;
}

/**
 * A Chromium as visitors have it, for measuring: Playwright listens to every script on a page, which makes the
 * browser collect the source positions of React while React starts, at four times what starting it costs.
 */
export async function launchBareBrowser(): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "blockwork-browser-"));
  const { executablePath, args } = await findBrowser();
  const browser = spawn(
    executablePath,
    ["--headless", ...args, "--remote-debugging-pipe", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const ended = new Promise((done) => browser.once("exit", done));
  const { send, listeners } = connect(browser);

  return {
    async open(size) {
      const { browserContextId } = await send("Target.createBrowserContext");
      const target = { url: "about:blank", browserContextId, ...size };
      const { targetId } = await send("Target.createTarget", target);
      const { sessionId } = (await send("Target.attachToTarget", { targetId, flatten: true })) as {
        sessionId: string;
      };
      const own = new Set<(event: BrowserEvent) => void>();
      return {
        send: (method, params) => send(method, params, sessionId),
        async evaluate(expression) {
          const answer = await send("Runtime.evaluate", { expression, returnByValue: true }, sessionId);
          const { result, exceptionDetails } = answer as { result: Params; exceptionDetails?: Params };
          if (exceptionDetails) throw new Error(`${expression} threw ${JSON.stringify(result)}`);
          return result.value as never;
        },
        listen(listener) {
          const ofThisTab = (event: BrowserEvent) => event.sessionId === sessionId && listener(event);
          own.add(ofThisTab);
          listeners.add(ofThisTab);
        },
        async close() {
          for (const listener of own) listeners.delete(listener);
          await send("Target.disposeBrowserContext", { browserContextId });
        },
      };
    },
    async trace(includedCategories, work) {
      const events: Params[] = [];
      const complete = new Promise<void>((done) => {
        const collect = ({ method, params }: BrowserEvent) => {
          if (method === "Tracing.dataCollected") events.push(...(params.value as Params[]));
          if (method !== "Tracing.tracingComplete") return;
          listeners.delete(collect);
          done();
        };
        listeners.add(collect);
      });
      await send("Tracing.start", { traceConfig: { includedCategories, excludedCategories: ["*"] } });
      await work();
      await send("Tracing.end");
      await complete;
      return events;
    },
    async close() {
      await send("Browser.close");
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Speaks the DevTools protocol over a browser's two pipes: messages of JSON, each ended by a zero byte. */
function connect(browser: ChildProcess) {
  const [writing, reading] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];
  const listeners = new Set<(event: BrowserEvent) => void>();
  const waiting = new Map<number, (answer: { result: Params; error?: Params }) => void>();
  let last = 0;
  let unread = "";
  reading.setEncoding("utf8").on("data", (text: string) => {
    const messages = (unread + text).split("\0");
    unread = messages.pop() ?? "";
    for (const message of messages) {
      const { id, ...said } = JSON.parse(message);
      if (id === undefined) for (const listener of listeners) listener(said);
      else waiting.get(id)?.(said);
      waiting.delete(id);
    }
  });
  const send = (method: string, params: Params = {}, sessionId?: string) =>
    new Promise<Params>((done, fail) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) =>
        error ? fail(new Error(`${method}: ${JSON.stringify(error)}`)) : done(result),
      );
      writing.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  return { send, listeners };
}
