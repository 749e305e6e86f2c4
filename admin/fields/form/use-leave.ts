import { type FocusEvent, type FormEvent, useEffect } from "react";
import { useStore } from "zustand";
import type { Problem } from "../../../schema/problem.ts";
import { pointerTo } from "../../../schema/source.ts";
import { whenChecked } from "../../check/when-checked.ts";
import type { ValuePath } from "../../document/edit.ts";
import { whenReleased } from "../../ui/presses.ts";
import { markLeft, markTyped, placeKey } from "../../workspace/fresh-fields.ts";
import { useForm } from "./form-context.ts";

/** What is typed in, and not chosen or pressed. */
const typedIn =
  "input:not([type=checkbox], [type=radio], [type=color], [type=file]), textarea, [contenteditable=true]";

/**
 * What takes note that a field is typed in, and that the focus has left it. `problems` are those that it tells. Another
 * window that takes the focus does not count.
 */
export function useLeave(path: ValuePath, problems: readonly Problem[]) {
  const { fresh, target, problems: checked } = useForm();
  const place = placeKey(target, path.reduce<string>(pointerTo, ""));
  useEffect(() => {
    if (fresh.getState().typed?.place === place) markTyped(fresh, place, problems);
  }, [fresh, place, problems]);
  // What is not on the screen any more was left too.
  useEffect(
    () => () => {
      if (fresh.getState().typed?.place === place) markLeft(fresh, place);
    },
    [fresh, place],
  );
  const onTyping = ({ target, currentTarget }: FocusEvent | FormEvent) => {
    const isOwn = target instanceof HTMLElement && target.closest("[data-field]") === currentTarget;
    if (isOwn && target.matches(typedIn) && fresh.getState().typed?.place !== place)
      markTyped(fresh, place, problems);
  };
  return {
    onFocus: onTyping,
    // After a save everything is told, and what is typed then is not.
    onInput: onTyping,
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return;
      // Else it would be told for a moment what its last words have mended.
      whenChecked(checked, () => whenReleased(() => markLeft(fresh, place)));
    },
  };
}

/** Whether a field is being typed in. */
export function useIsTyped(path: ValuePath): boolean {
  const { fresh, target } = useForm();
  const place = placeKey(target, path.reduce<string>(pointerTo, ""));
  return useStore(fresh, ({ typed }) => typed?.place === place);
}
