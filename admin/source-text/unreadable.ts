import type { Problem } from "../../schema/problem.ts";
import { EditError } from "../document/edit-error.ts";
import { wordsOfProblem } from "../messages/words-of-problem.ts";

export function unreadable([problem]: readonly Problem[], otherwise: string): EditError {
  return new EditError((problem && wordsOfProblem(problem)?.text) ?? otherwise);
}
