import type { Problem } from "../../schema/problem.ts";
import { EditError } from "../document/edit-error.ts";
import { problemMessage } from "../messages/problem-message.ts";

export function unreadableError([problem]: readonly Problem[], otherwise: string): EditError {
  return new EditError((problem && problemMessage(problem)?.text) ?? otherwise);
}
