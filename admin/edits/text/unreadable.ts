import type { Problem } from "../../../schema/problem.ts";
import { wordsOfProblem } from "../../messages/words-of-problem.ts";
import { Refusal } from "../refusal.ts";

/** The refusal of a text that can't be read, in the words of its first problem; without one, in those that are given. */
export function unreadable([problem]: readonly Problem[], otherwise: string): Refusal {
  return new Refusal((problem && wordsOfProblem(problem)?.text) ?? otherwise);
}
