import { messages } from "../messages/messages.ts";

/** "1 problem", "3 problems". */
export function countProblems(count: number): string {
  return messages.review.problemCount({ number: count });
}
