import type { Problem } from "../../schema/problem.ts";
import type { ProblemCode } from "../../schema/problem-codes.ts";
import { messages } from "./messages.ts";
import type { ProblemSubject, ProblemWords } from "./shared/problem-words.ts";

/** The words for a problem of the engine, by what is known of it; nothing for a code that a block has declared. */
export function wordsOfProblem(
  { code, values: { reason, limit, length } = {} }: Problem,
  subject?: ProblemSubject,
): ProblemWords | undefined {
  if (!isOfEngine(code)) return undefined;
  return messages.problems.words[code](subject ?? { kind: "other", reason, limit, length });
}

function isOfEngine(code: string): code is ProblemCode {
  return Object.hasOwn(messages.problems.words, code);
}
