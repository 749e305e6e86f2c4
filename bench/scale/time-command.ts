import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a command took. */
export interface Taken {
  /** In milliseconds. */
  readonly wall: number;
  /** Of all its processes, in milliseconds; missing without GNU time. */
  readonly cpu?: number;
  /** The most that one process of it had, in megabytes. */
  readonly memory?: number;
}

const gnuTime = "/usr/bin/time";

/** Runs a command to its end. Throws with what it printed if it fails. */
export async function timeCommand(command: string, args: readonly string[], cwd: string): Promise<Taken> {
  const folder = await mkdtemp(join(tmpdir(), "blockwork-time-"));
  const file = join(folder, "time");
  const measured = existsSync(gnuTime);
  const [run, ...rest] = measured
    ? [gnuTime, "-f", "%U %S %M", "-o", file, command, ...args]
    : [command, ...args];
  const started = performance.now();
  await runToEnd(run ?? command, rest, cwd);
  const wall = performance.now() - started;
  const text = measured ? await readFile(file, "utf8") : undefined;
  await rm(folder, { recursive: true });
  if (text === undefined) return { wall };
  const [user = 0, system = 0, kilobytes = 0] = text.trim().split(" ").map(Number);
  return { wall, cpu: (user + system) * 1000, memory: kilobytes / 1000 };
}

function runToEnd(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: "production" } });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.on("error", fail).on("close", (code) => {
      if (code === 0) done();
      else fail(new Error(`${command} ${args.join(" ")} ended with ${code}:\n${printed.slice(-2000)}`));
    });
  });
}
