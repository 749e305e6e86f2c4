import type { FocusEvent } from "react";
import { pointerTo } from "../../schema/source.ts";
import { type Path, useForm } from "./form-context.ts";
import { markLeft, placeKey } from "./fresh-fields.ts";

/** What takes note that the focus has left a field. Another window that takes the focus does not count. */
export function useLeave(path: Path): (event: FocusEvent<HTMLElement>) => void {
  const { fresh, holder } = useForm();
  return ({ currentTarget, relatedTarget }) => {
    if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return;
    markLeft(fresh, placeKey(holder, path.reduce<string>(pointerTo, "")));
  };
}
