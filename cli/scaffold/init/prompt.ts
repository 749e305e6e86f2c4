import { createInterface, type Interface } from "node:readline/promises";
import type { Terminal } from "../../report/terminal.ts";

/** Asks questions in the terminal. */
export interface Prompter {
  /** The answer, or the default for an empty one; asks again while `check` returns a fault. */
  ask(question: Question): Promise<string>;
  close(): void;
}

interface Question {
  readonly text: string;
  readonly default: string;
  readonly check?: (answer: string) => string | undefined;
}

export function canPrompt({ stdin, stdout }: Terminal): boolean {
  const reads = "isTTY" in stdin && stdin.isTTY === true;
  return reads && stdout.isTTY === true && !process.env.CI;
}

export function createPrompter({ stdin, stdout }: Terminal): Prompter {
  const lines: Interface = createInterface({ input: stdin });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    async ask({ text, default: wanted, check }) {
      for (;;) {
        stdout.write(`${text} (${wanted}): `);
        const { value, done } = await iterator.next();
        // Whoever ends the input takes the rest as it is.
        const answer = done ? wanted : String(value).trim() || wanted;
        const fault = check?.(answer);
        if (fault === undefined || done) return answer;
        stdout.write(`${fault}\n`);
      }
    },
    close: () => lines.close(),
  };
}
