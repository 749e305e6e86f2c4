import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { devMode } from "../../assets/bundle/own-blocks.ts";
import { drawTimeout } from "../../assets/own-code/draw-limit.ts";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import type { EngineCall, EngineOptions, EngineResult, SiteEngine } from "./site-engine.ts";

type Message = EngineResult | { readonly ready: true } | { readonly ready: false; readonly failure: string };

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly fail: (error: SiteError) => void;
}

/** A `SiteEngine` that runs in a thread of its own. */
export interface EngineThread extends SiteEngine {
  /** Starts a new thread with the current code; calls that are waiting are repeated there. */
  restart(): void;
  close(): Promise<void>;
}

/** Starts an engine. A call rejects with a SiteError whose message is for people. */
export function startEngineThread(options: EngineOptions): EngineThread {
  const calls = new Map<number, EngineCall & Waiting>();
  let lastId = 0;
  let failure: string | undefined;
  let hasEnded = false;
  let worker = start();

  function start(): Worker {
    failure = undefined;
    hasEnded = false;
    const started = new Worker(join(packageRoot, "cli/dev/engine/engine-worker.js"), {
      workerData: { ...options, drawTimeout: drawTimeout() },
      // React reads it once, when it is first imported.
      env: { ...process.env, NODE_ENV: devMode(options.root) },
    });
    const isOld = () => started !== worker;
    started.on("message", (message: Message) => {
      if (isOld()) return;
      if ("ready" in message) {
        if (!message.ready) failAll(message.failure);
        return;
      }
      const call = calls.get(message.id);
      calls.delete(message.id);
      if ("failure" in message) call?.fail(new SiteError(message.failure, 1));
      else call?.done(message.value);
    });
    started.on("error", (error) => {
      if (!isOld()) failAll(`The code could not be run: ${error.message}`);
    });
    // Own code may end the thread without an error, as process.exit does in one.
    started.on("exit", () => {
      if (isOld()) return;
      hasEnded = true;
      if (failure === undefined)
        failAll("The code has ended the thread that it runs in, as process.exit() does.");
    });
    return started;
  }

  function failAll(message: string): void {
    failure = message;
    for (const { fail } of calls.values()) fail(new SiteError(message, 1));
    calls.clear();
  }

  function send({ id, name, args }: EngineCall): void {
    worker.postMessage({ id, name, args } satisfies EngineCall);
  }

  function call<Name extends keyof SiteEngine>(name: Name) {
    return (...args: Parameters<SiteEngine[Name]>) =>
      new Promise<unknown>((done, fail) => {
        if (failure !== undefined) return fail(new SiteError(failure, 1));
        const id = ++lastId;
        const pending = { id, name, args, done, fail };
        calls.set(id, pending);
        send(pending);
      }) as ReturnType<SiteEngine[Name]>;
  }

  function restart(): void {
    const old = worker;
    worker = start();
    void old.terminate();
    for (const pending of calls.values()) send(pending);
  }

  const changed = call("changed");
  return {
    answer: call("answer"),
    report: call("report"),
    content: call("content"),
    validators: call("validators"),
    icons: call("icons"),
    adminAccess: call("adminAccess"),
    collections: call("collections"),
    checkConfig: call("checkConfig"),
    checkEntry: call("checkEntry"),
    checkOrder: call("checkOrder"),
    checkPattern: call("checkPattern"),
    describedBlocks: call("describedBlocks"),
    drawSample: call("drawSample"),
    checkProps: call("checkProps"),
    async changed(parts) {
      if (hasEnded) restart();
      else await changed(parts);
    },
    restart,
    async close() {
      failAll("site dev was stopped.");
      await worker.terminate();
    },
  };
}
