import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { devMode } from "../../assets/bundle/own-blocks.ts";
import { drawingIn, drawTimeout, tooLarge } from "../../assets/own-code/draw-limit.ts";
import type { MakeServerCode } from "../../assets/own-code/server-code.ts";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import { createPendingCalls } from "../bundler/pending-calls.ts";
import type {
  CodeCall,
  CodeResult,
  EngineCall,
  EngineOptions,
  EngineResult,
  SiteEngine,
} from "./site-engine.ts";

type Message =
  | EngineResult
  | CodeCall
  | { readonly ready: true }
  | { readonly ready: false; readonly failure: string };

/** A `SiteEngine` that runs in a thread of its own. */
export interface EngineThread extends SiteEngine {
  /** Starts a new thread with the current code; calls that are waiting are repeated there. */
  restart(): void;
  close(): Promise<void>;
}

/** Starts an engine, whose own code `makeCode` bundles in this thread. A call rejects with a SiteError whose message is for people. */
export function startEngineThread(options: EngineOptions, makeCode: MakeServerCode): EngineThread {
  const calls = createPendingCalls<EngineCall>((message) => worker.postMessage(message));
  let failure: string | undefined;
  let hasEnded = false;
  // What the thread draws, which it can't say once it has ended.
  const drawing = new Uint8Array(new SharedArrayBuffer(256));
  let worker = start();

  function start(): Worker {
    failure = undefined;
    hasEnded = false;
    const started = new Worker(join(packageRoot, "cli/dev/engine/engine-worker.js"), {
      workerData: { ...options, drawTimeout: drawTimeout(), drawing },
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
      if ("codeId" in message) return void sendCode(started, message);
      if ("failure" in message) calls.fail(message.id, new SiteError(message.failure, 1));
      else calls.succeed(message.id, message.value);
    });
    started.on("error", (error) => {
      if (isOld()) return;
      const isFull = Object(error).code === "ERR_WORKER_OUT_OF_MEMORY";
      const what = drawingIn(drawing) || "The site";
      failAll(isFull ? tooLarge(what) : `The code could not be run: ${error.message}`);
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

  async function sendCode(to: Worker, { codeId, sources }: CodeCall): Promise<void> {
    const result: CodeResult = await makeCode(sources).then(
      (made) => ({ codeId, made }),
      (error: Error) => ({ codeId, failure: error.message }),
    );
    to.postMessage(result);
  }

  function failAll(message: string): void {
    failure = message;
    calls.failAll(new SiteError(message, 1));
  }

  function call<Name extends keyof SiteEngine>(name: Name) {
    return (...args: Parameters<SiteEngine[Name]>) =>
      (failure === undefined
        ? calls.call((id) => ({ id, name, args }))
        : Promise.reject(new SiteError(failure, 1))) as ReturnType<SiteEngine[Name]>;
  }

  function restart(): void {
    const old = worker;
    worker = start();
    void old.terminate();
    calls.repeat();
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
    checkDraft: call("checkDraft"),
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
