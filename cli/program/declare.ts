import type { Command } from "commander";
import type { ExitCode } from "../site-error.ts";
import type { CommandTerminal } from "../terminal.ts";

/** Runs a command in the terminal that it was given in; its exit code is that of the process. */
export type Start = (action: (terminal: CommandTerminal) => Promise<ExitCode>) => Promise<void>;

/** Adds one command to the program: its options, its help, and the function that is run. */
export type Declare = (program: Command, start: Start) => void;

/** Examples for the end of a command's help: each a line to type and, after it, what it does. */
export function examples(lines: Readonly<Record<string, string>>): string {
  const widest = Math.max(...Object.keys(lines).map((line) => line.length));
  const written = Object.entries(lines).map(([line, meaning]) => `  ${line.padEnd(widest)}  ${meaning}`);
  return `\nExamples:\n${written.join("\n")}`;
}
