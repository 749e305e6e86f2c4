import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** A call of the file system by the code under test. */
export interface DiskCall {
  readonly name: string;
  /** From 1 on, of those that the filter lets through. */
  readonly number: number;
}

type Call = (...args: readonly unknown[]) => unknown;
type Calls = Record<string, unknown>;

/** Of a file handle. */
const handleCalls = ["write", "writeFile", "read", "readFile", "chmod", "stat", "sync", "datasync", "close"];

/**
 * Runs something and calls `before` before each of its calls of the file system that names a path that `filter` takes, those of the
 * promises, the synchronous ones and those of file handles alike; what it throws is what the call throws. Everything of this thread is
 * meant, so nothing else may run in it. What `before` does itself is not counted.
 */
export async function withDiskCalls<Result>(
  filter: (path: string) => boolean,
  before: (call: DiskCall) => void,
  run: () => Promise<Result>,
): Promise<Result> {
  let number = 0;
  let isOwn = false;
  const counted = (name: string) => {
    if (isOwn) return;
    isOwn = true;
    try {
      number += 1;
      before({ name, number });
    } finally {
      isOwn = false;
    }
  };
  const isMeant = (args: readonly unknown[]) => args.some((arg) => typeof arg === "string" && filter(arg));
  const restore = [wrapAll(fs.promises as unknown as Calls, async), wrapAll(fs as unknown as Calls, sync)];
  syncBuiltinESMExports();
  try {
    return await run();
  } finally {
    for (const undo of restore) undo();
    syncBuiltinESMExports();
  }

  function async(name: string, call: Call): Call | undefined {
    return async (...args) => {
      if (isOwn || !isMeant(args)) return call(...args);
      counted(name);
      const result = await call(...args);
      if (name === "open") wrapHandle(result as Calls);
      return result;
    };
  }

  function sync(name: string, call: Call): Call | undefined {
    if (!name.endsWith("Sync")) return undefined;
    return (...args) => {
      if (!isOwn && isMeant(args)) counted(name);
      return call(...args);
    };
  }

  function wrapHandle(handle: Calls): void {
    for (const name of handleCalls) {
      const call = (handle[name] as Call).bind(handle);
      handle[name] = async (...args: readonly unknown[]) => {
        try {
          counted(`FileHandle.${name}`);
        } catch (error) {
          // The system closes a file even where it reports an error.
          if (name === "close") await call();
          throw error;
        }
        return call(...args);
      };
    }
  }
}

/** Wraps the functions of a module and gives what puts them back. */
function wrapAll(module: Calls, wrap: (name: string, call: Call) => Call | undefined): () => void {
  const originals: (readonly [string, unknown])[] = [];
  for (const [name, call] of Object.entries(module)) {
    if (typeof call !== "function" || /^[A-Z_]/.test(name)) continue;
    const wrapped = wrap(name, call as Call);
    if (!wrapped) continue;
    originals.push([name, call]);
    module[name] = Object.assign(wrapped, call);
  }
  return () => {
    for (const [name, call] of originals) module[name] = call;
  };
}
