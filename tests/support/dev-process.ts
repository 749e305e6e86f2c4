import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { packageRoot } from "./package-root.ts";
import { createTemporarySite, type TemporarySite } from "./temporary-site.ts";

/** A small site that `site dev` serves in a process of its own, until the test is over. */
export interface DevProcess {
  readonly site: TemporarySite;
  readonly child: ChildProcess;
  /** What was printed so far, to both streams. */
  readonly printed: () => string;
  /** Resolves with the address once it is printed. */
  readonly url: Promise<string>;
  /** Resolves once the text matches what was printed, or the process has ended. */
  until(pattern: RegExp): Promise<void>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

export interface DevProcessOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A command that the process is started by, such as `["unshare", "-Ur"]`. */
  readonly by?: readonly string[];
  /** Whether it finds what is bundled for every site; it does unless this says otherwise. */
  readonly isCached?: boolean;
}

export const siteAddress = /The site is at (http:\S+)\/ /;

export async function startDevProcess({
  args = [],
  env = {},
  by = [],
  isCached = true,
}: DevProcessOptions = {}): Promise<DevProcess> {
  const site = await createTemporarySite();
  if (!isCached) await rm(join(site.root, ".blockwork"), { recursive: true, force: true });
  const command = [process.execPath, join(packageRoot, "cli/site.js"), "dev", "--port", "0", ...args];
  const [program = "", ...rest] = [...by, ...command];
  const child = spawn(program, rest, { cwd: site.root, env: { ...process.env, ...env } });
  let printed = "";
  const waiting = new Set<() => void>();
  const look = (text: string) => {
    printed += text;
    for (const check of waiting) check();
  };
  child.stdout.setEncoding("utf8").on("data", look);
  child.stderr.setEncoding("utf8").on("data", look);
  let hasEnded = false;
  const ended = new Promise<number | string | null>((done, fail) => {
    child.on("error", fail);
    child.on("close", (code, signal) => {
      hasEnded = true;
      done(code ?? signal);
      look("");
    });
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    await site.remove();
  });
  const until = (pattern: RegExp) =>
    new Promise<void>((done) => {
      const check = () => {
        if (!hasEnded && !pattern.test(printed)) return;
        waiting.delete(check);
        done();
      };
      waiting.add(check);
      check();
    });
  const url = until(siteAddress).then(() => siteAddress.exec(printed)?.[1] ?? "");
  return { site, child, printed: () => printed, url, until, ended };
}
