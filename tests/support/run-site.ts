import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { run } from "../../cli/commands/main.ts";
import { packageRoot } from "./package-root.ts";

/** What a command printed and how it ended. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly cwd?: string;
  /** What comes from standard input. */
  readonly input?: string;
  /** Beside this process's own; of a process only. */
  readonly env?: Readonly<Record<string, string>>;
}

interface InProcessOptions extends RunOptions {
  /** Whether what is printed goes to somebody's terminal. */
  readonly isTTY?: boolean;
}

/** Runs the command line in this process. */
export async function runSite(
  args: readonly string[],
  { cwd = packageRoot, input = "", isTTY = false }: InProcessOptions = {},
): Promise<Run> {
  let stdout = "";
  let stderr = "";
  const code = await run(args, {
    cwd: resolve(cwd),
    stdin: Readable.from([Buffer.from(input)]),
    stdout: { write: (text) => (stdout += text), isTTY },
    stderr: { write: (text) => (stderr += text), isTTY },
  });
  return { code, stdout, stderr };
}

/** Runs the command line as people do, as a process of its own. */
export function runSiteProcess(
  args: readonly string[],
  { cwd = packageRoot, input = "", env = {} }: RunOptions = {},
): Promise<Run> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(packageRoot, "cli/site.js"), ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: "production", ...env },
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", fail).on("close", (code) => done({ code, stdout, stderr }));
    child.stdin.end(input);
  });
}
