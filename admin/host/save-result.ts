import type { SaveResult } from "../edits/editor-state.ts";
import type { Answer } from "./requests.ts";

/** What the answer to a save means, in words for the owner. */
export function saveResult(answer: Answer | undefined, isNew: boolean): SaveResult {
  if (!answer)
    return failed(
      "The development server does not answer. Your work is kept here: start site dev and save again.",
    );
  const { status, body } = answer;
  if (status === 200) return { kind: "saved" };
  if (status === 409 && isNew) return failed("There is a file of that name already. Choose another name.");
  if (status === 409 && body.text !== undefined) return { kind: "changed", fileText: body.text };
  const { error = "It could not be saved.", problems } = body;
  if (status !== 422) return failed(error);
  const errors = (problems ?? []).filter(({ severity }) => severity === "error");
  const many = errors.length === 1 ? "There is a problem" : `There are ${errors.length} problems`;
  return { ...failed(`${many} to be mended before it can be saved.`), problems: errors };
}

function failed(reason: string) {
  return { kind: "failed", reason } as const;
}
