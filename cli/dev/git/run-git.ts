import { spawn } from "node:child_process";

export interface GitResult {
  /** The exit code; undefined if git could not be run. */
  readonly code: number | undefined;
  /** It took too long. */
  readonly isStopped: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

export type RunGit = (args: readonly string[], options?: { readonly input?: string }) => Promise<GitResult>;

const timeoutMs = 120_000;

/**
 * The machine's own git in a folder. It never asks for anything, neither in the terminal that the server runs in nor in
 * a window of its own, and takes names of files as they are written.
 */
export function createGit(cwd: string): RunGit {
  const env = {
    ...process.env,
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_EDITOR: "true",
    GCM_INTERACTIVE: "never",
    SSH_ASKPASS_REQUIRE: "never",
  };
  return (args, { input } = {}) =>
    new Promise((done) => {
      // In a session of its own, because ssh asks the terminal itself.
      const detached = process.platform !== "win32";
      const child = spawn("git", args, { cwd, env, detached, windowsHide: true });
      const texts = { stdout: "", stderr: "" };
      let isStopped = false;
      const timer = setTimeout(() => {
        isStopped = true;
        // With whatever it has started, such as ssh.
        if (detached && child.pid) process.kill(-child.pid);
        else child.kill();
      }, timeoutMs);
      const end = (code: number | undefined) => {
        clearTimeout(timer);
        done({ code, isStopped, ...texts });
      };
      for (const stream of ["stdout", "stderr"] as const)
        child[stream].setEncoding("utf8").on("data", (text: string) => {
          texts[stream] += text;
        });
      child.on("error", () => end(undefined));
      child.on("close", (code) => end(code ?? undefined));
      child.stdin.on("error", () => undefined).end(input ?? "");
    });
}
