import { systemSentence } from "../describe-error.js";

/** 0 fine, 1 problems in the site, 2 wrong usage, 3 a fault of ours. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Something that stops a command and is not a fault of ours: the message is all that is printed. */
export class SiteError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** An error of the disk or the system while something was written into an output folder, as a SiteError; any other as it is. */
export function outputError(error: unknown, out: string): unknown {
  const sentence = systemSentence(error, out);
  return sentence === undefined ? error : new SiteError(sentence);
}
