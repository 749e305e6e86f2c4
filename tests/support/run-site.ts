import { spawn } from "node:child_process";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

/** What a command printed and how it ended. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real command line as a process of its own. */
export function runSite(
  args: readonly string[],
  options: { readonly cwd?: string; readonly input?: string } = {},
): Promise<Run> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(packageRoot, "cli/site.js"), ...args], {
      cwd: options.cwd ?? packageRoot,
      env: { ...process.env, NODE_ENV: "production" },
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", fail).on("close", (code) => done({ code, stdout, stderr }));
    child.stdin.end(options.input ?? "");
  });
}
