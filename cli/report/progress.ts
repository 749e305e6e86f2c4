import type { Output } from "./terminal.ts";

/** A progress bar in the terminal. */
export interface Progress {
  /** Shows how many of a number of things are done. */
  step(what: string, done: number, total: number): void;
  /** Removes the bar. */
  end(): void;
}

export const noProgress: Progress = { step() {}, end() {} };

export function createProgress(stream: Output): Progress {
  if (!stream.isTTY || process.env.CI) return noProgress;
  return {
    step(what, done, total) {
      const filled = Math.round((done / total) * 24);
      stream.write(`\r${what} ${"█".repeat(filled)}${"░".repeat(24 - filled)} ${done}/${total}`);
    },
    end: () => stream.write("\r\u001b[K"),
  };
}
