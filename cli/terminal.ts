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
  let last = performance.now();
  const own = {
    info: verbosity === "quiet" ? { write: () => undefined } : terminal.stdout,
    step(name: string) {
      const now = performance.now();
      if (verbosity === "verbose")
        terminal.stderr.write(`${name.padEnd(10)} ${(now - last).toFixed(0).padStart(6)} ms\n`);
      last = now;
    },
  };
  // Standard input is opened when it is asked for, which a copy of the object would do.
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(terminal)) as CommandTerminal;
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
