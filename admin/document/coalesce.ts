import type { Edit } from "./edit.ts";
import type { Step } from "./history.ts";
import { sameValue } from "./same-value.ts";

export const typingPause = 1000;

/** One step for two that type into the same field without a pause, or with any pause while a handle is held; otherwise undefined. */
export function coalesce(previous: Step, next: Step, isHeld = false): Step | undefined {
  const typing = isTyping(previous.edit) && isTyping(next.edit) && sameField(previous.edit, next.edit);
  return typing && (isHeld || next.at - previous.at <= typingPause) ? next : undefined;
}

type Typing = Extract<Edit, { kind: "set-value" }>;

function isTyping(edit: Edit): edit is Typing {
  return edit.kind === "set-value" && (typeof edit.value === "string" || typeof edit.value === "number");
}

function sameField(a: Edit, b: Edit): boolean {
  if (!isTyping(a) || !isTyping(b)) return false;
  return sameValue(a.target, b.target) && sameValue(a.path, b.path);
}
