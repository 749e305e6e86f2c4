import type { Readable } from "node:stream";

/** A stream that a command prints to. */
export interface Output {
  write(text: string): unknown;
  /** Whether it is a terminal, which can show progress and colours. */
  readonly isTTY?: boolean;
}

export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The working directory, absolute: paths in the arguments are relative to it. */
  readonly cwd: string;
}

export type Verbosity = "quiet" | "usual" | "verbose";

export interface CommandTerminal extends Terminal {
  /** Standard output, or nothing with `--quiet`: for what is not the result itself. */
  readonly info: Output;
  /** Notes that a step has ended; its time is printed with `--verbose`. */
  step(name: string): void;
}

export function commandTerminal(terminal: Terminal, verbosity: Verbosity): CommandTerminal {
  const { stdout, stderr, cwd } = terminal;
  let last = performance.now();
  return {
    get stdin() {
      return terminal.stdin;
    },
    stdout,
    stderr,
    cwd,
    info: verbosity === "quiet" ? { write: () => undefined } : stdout,
    step(name) {
      if (verbosity === "verbose") stderr.write(stepLine(name, last));
      last = performance.now();
    },
  };
}

/** A step and how long it took, since a time that `performance.now()` gave. */
export function stepLine(name: string, started: number): string {
  return `${name.padEnd(10)} ${(performance.now() - started).toFixed(0).padStart(6)} ms\n`;
}

export const processTerminal = (): Terminal => ({
  // Only a command that reads standard input opens it.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
});
