import type { Problem } from "../../schema/problem.ts";
import { EditError } from "../document/edit-error.ts";
import { wordsOfProblem } from "../messages/words-of-problem.ts";

/** The refusal of a text that can't be read, in the words of its first problem; without one, in those that are given. */
export function unreadable([problem]: readonly Problem[], otherwise: string): EditError {
  return new EditError((problem && wordsOfProblem(problem)?.text) ?? otherwise);
}
