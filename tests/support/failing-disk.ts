import fs, { promises } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** The functions that write something on the disk. What can't be deleted is left, and does no harm. */
const changes = ["copyFile", "link", "mkdir", "open", "rename", "writeFile"] as const;

type Change = (...args: never[]) => unknown;

/** What each function of Node is called by the system, for errors as it makes them. */
const calls: Readonly<Record<string, string>> = { writeFile: "open", copyFile: "copyfile" };

interface FailingDisk {
  /** By an absolute path. */
  readonly isFailing: (path: string) => boolean;
  /** Such as ENOSPC. */
  readonly code: string;
  /** Which one fails, counted from 1. */
  readonly at: number;
}

/**
 * Runs something while one of the writes of some paths fails. Gives its result, and whether there were as many writes.
 */
export async function whileDiskFails<T>(
  { isFailing, code, at }: FailingDisk,
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly hasFailed: boolean }> {
  let count = 0;
  const errorFor = (name: string, args: readonly unknown[]): Error | undefined => {
    const path = args.find((arg) => typeof arg === "string" && isFailing(arg));
    const isRead = name === "open" && !/[aw+]/.test(String(args[1] ?? "r"));
    if (path === undefined || isRead || ++count !== at) return undefined;
    const syscall = calls[name] ?? name;
    return Object.assign(new Error(`${code}: ${syscall} '${path}'`), { code, syscall, path });
  };
  const restore: (() => void)[] = [];
  const wrap = (owner: object, key: string, fail: (error: Error) => unknown) => {
    const functions = owner as Record<string, Change>;
    const change = functions[key];
    if (!change) throw new Error(`There is no ${key}.`);
    restore.push(() => {
      functions[key] = change;
    });
    functions[key] = (...args) => {
      const error = errorFor(key.replace("Sync", ""), args);
      return error ? fail(error) : change.apply(owner, args);
    };
  };
  for (const name of changes) {
    wrap(promises, name, (error) => Promise.reject(error));
    wrap(fs, `${name}Sync`, (error) => {
      throw error;
    });
  }
  syncBuiltinESMExports();
  try {
    return { result: await run(), hasFailed: count >= at };
  } finally {
    for (const undo of restore) undo();
    syncBuiltinESMExports();
  }
}
