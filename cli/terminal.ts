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
