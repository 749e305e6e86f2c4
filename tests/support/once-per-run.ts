import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { isRunning } from "../../cli/files/is-running.ts";

/** Makes something in a folder, once for all workers of a run; the folder is only read then, and gone after the run. */
export function oncePerRun(name: string, make: (folder: string) => void): string {
  const folder = join(inject("madeOnce"), name.replaceAll("/", "-"));
  const [maker, done, failed] = [`${folder}.maker`, `${folder}.done`, `${folder}.failed`];
  if (!isFirst(maker)) {
    while (!existsSync(done)) {
      if (existsSync(failed) || !isRunning(makerIn(maker)))
        throw new Error(`${name} could not be made in another test file.`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
    return folder;
  }
  try {
    mkdirSync(folder, { recursive: true });
    make(folder);
    writeFileSync(done, "");
  } catch (error) {
    writeFileSync(failed, "");
    throw error;
  }
  return folder;
}

function isFirst(maker: string): boolean {
  try {
    mkdirSync(inject("madeOnce"), { recursive: true });
    writeFileSync(maker, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** The process that makes it; this one while it has not been written down. */
function makerIn(maker: string): number {
  return Number(readFileSync(maker, "utf8")) || process.pid;
}
