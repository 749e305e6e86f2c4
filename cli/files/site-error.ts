import { systemSentence } from "../describe-error.js";

export type ExitCode = 0 | 1 | 2 | 3;

export class SiteError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

export function outputError(error: unknown, out: string): unknown {
  const sentence = systemSentence(error, out);
  return sentence === undefined ? error : new SiteError(sentence);
}
