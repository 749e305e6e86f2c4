import { type FocusEvent, type FormEvent, useEffect } from "react";
import { useStore } from "zustand";
import type { ValuePath } from "../../../editing/document/edit.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { whenChecked } from "../../check/when-checked.ts";
import { whenReleased } from "../../ui/browser/presses.ts";
import { fieldKey, markTouched, markTyped } from "../../view/pristine-fields.ts";
import { useForm } from "./form-context.ts";

const typedIn =
  "input:not([type=checkbox], [type=radio], [type=color], [type=file]), textarea, [contenteditable=true]";

export function useFieldBlur(path: ValuePath, problems: readonly Problem[]) {
  const { pristine, target, problems: checked } = useForm();
  const place = fieldKey(target, path.reduce<string>(pointerTo, ""));
  useEffect(() => {
    if (pristine.getState().typed?.key === place) markTyped(pristine, place, problems);
  }, [pristine, place, problems]);
  // What is not on the screen any more was left too.
  useEffect(
    () => () => {
      if (pristine.getState().typed?.key === place) markTouched(pristine, place);
    },
    [pristine, place],
  );
  const onTyping = ({ target, currentTarget }: FocusEvent | FormEvent) => {
    const isOwn = target instanceof HTMLElement && target.closest("[data-field]") === currentTarget;
    if (isOwn && target.matches(typedIn) && pristine.getState().typed?.key !== place)
      markTyped(pristine, place, problems);
  };
  return {
    onFocus: onTyping,
    // After a save everything is told, and what is typed then is not.
    onInput: onTyping,
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return;
      // Else it would be told for a moment what its last words have mended.
      whenChecked(checked, () => whenReleased(() => markTouched(pristine, place)));
    },
  };
}

export function useIsTyped(path: ValuePath): boolean {
  const { pristine, target } = useForm();
  const place = fieldKey(target, path.reduce<string>(pointerTo, ""));
  return useStore(pristine, ({ typed }) => typed?.key === place);
}
