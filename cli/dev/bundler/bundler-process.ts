import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import { createPendingCalls } from "./pending-calls.ts";
import type { BundleCall, BundleMakers, BundleResult } from "./serve-bundler.ts";

/** Bundles in a process of its own: a bundler keeps hundreds of megabytes for as long as its process runs. */
export interface Bundler extends BundleMakers {
  /** Of its process; undefined while there is none. */
  readonly pid: number | undefined;
  /** Ends the process; what it has not bundled yet is rejected with a SiteError. */
  close(): void;
}

/** A bundler whose process is started by a call. Someone who writes code has the next bundle sooner if it is still there. */
export function createBundler({ idleMs = 30_000 } = {}): Bundler {
  const calls = createPendingCalls<BundleCall>((message) => {
    clearTimeout(idle);
    child ??= start();
    child.send(message);
  });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(join(packageRoot, "cli/dev/bundler/bundler-process.js"), {
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    started.on("message", (result: BundleResult) => {
      if ("made" in result) calls.succeed(result.id, result.made);
      else calls.fail(result.id, new SiteError(result.failure, result.exitCode));
      if (calls.size === 0) idle = setTimeout(end, idleMs).unref();
    });
    started.on("exit", (code, signal) => {
      if (child !== started) return;
      child = undefined;
      const how = signal ?? `code ${code}`;
      calls.failAll(
        new SiteError(`The process that bundles ended by ${how}, perhaps for want of memory.`, 1),
      );
    });
    return started;
  }

  function end(): void {
    const ended = child;
    child = undefined;
    clearTimeout(idle);
    ended?.disconnect();
  }

  const call =
    <Name extends keyof BundleMakers>(name: Name) =>
    (...args: Parameters<BundleMakers[Name]>) =>
      calls.call((id) => ({ id, name, args })) as ReturnType<BundleMakers[Name]>;

  return {
    get pid() {
      return child?.pid;
    },
    editor: call("editor"),
    visitor: call("visitor"),
    server: call("server"),
    close() {
      end();
      calls.failAll(new SiteError("site dev was stopped.", 1));
    },
  };
}
