import type { Readable } from "node:stream";

/** Where a command prints: a stream of this process, or whatever collects the text. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** What a command is given by whoever runs it. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The working directory, absolute: paths in the arguments are relative to it. */
  readonly cwd: string;
}

/** How much a command says beside what it was asked for. */
export type Verbosity = "quiet" | "usual" | "verbose";

/** The terminal as a command has it. */
export interface CommandTerminal extends Terminal {
  /** For how it went, which --quiet leaves out: what was made, where a server is. Results and problems go elsewhere. */
  readonly info: Output;
  /** Says with --verbose that a step is done, and how long it took. */
  step(name: string): void;
}

/** The terminal for a command that says so much. */
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

/** The terminal that this process was started in. */
export const processTerminal = (): Terminal => ({
  // Only a command that reads standard input opens it.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
});
