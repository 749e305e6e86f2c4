import { messages } from "../messages/messages.ts";

export function countProblems(count: number): string {
  return messages.review.problemCount({ number: count });
}
