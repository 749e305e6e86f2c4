import type { SaveResult } from "../edits/editor-state.ts";
import { messages } from "../messages/messages.ts";
import type { Answer } from "./requests.ts";

/** What the answer to a save means, in words for the owner. */
export function saveResult(answer: Answer | undefined, isNew: boolean): SaveResult {
  if (!answer) return failed(messages.hosts.silent);
  const { status, body } = answer;
  if (status === 200) return { kind: "saved" };
  if (status === 409 && isNew) return failed(messages.hosts.nameTaken);
  if (status === 409 && body.text !== undefined) return { kind: "changed", fileText: body.text };
  const { error = messages.hosts.notSaved, problems } = body;
  if (status !== 422) return failed(error);
  const errors = (problems ?? []).filter(({ severity }) => severity === "error");
  return { ...failed(messages.saves.problems(errors.length)), problems: errors };
}

function failed(reason: string) {
  return { kind: "failed", reason } as const;
}
