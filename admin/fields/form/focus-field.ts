import type { ValuePath } from "../../../editing/document/edit.ts";
import { type FormContextValue, fieldId, mainForm } from "./form-context.ts";

interface Focusing {
  readonly scroll?: boolean;
  readonly form?: Pick<FormContextValue, "ids">;
}

export function focusField(path: ValuePath, { scroll = true, form = mainForm }: Focusing = {}): void {
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(fieldId(form, path.slice(0, length)));
    if (!field) continue;
    field.focus({ preventScroll: scroll });
    if (scroll) field.scrollIntoView({ block: "center" });
    return;
  }
}

export function focusFirst(form: Pick<FormContextValue, "ids">, path: ValuePath): void {
  const own = document.getElementById(fieldId(form, path));
  if (own?.matches("input, textarea, select, [role=textbox]")) {
    own.focus();
    return;
  }
  const fields = document.getElementById(`${fieldId(form, path)}-fields`);
  const input =
    fields?.querySelector<HTMLElement>("input:not([type=color]), textarea, select, [role=textbox]") ??
    fields?.querySelector<HTMLElement>("button");
  (input ?? own)?.focus();
}
