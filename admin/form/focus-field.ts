import { fieldId, type Path } from "./form-context.ts";

/** Puts the focus on a field, or the nearest around it that there is, opening the items that it is folded away in. */
export function focusField(path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(fieldId(path.slice(0, length)));
    if (!field) continue;
    for (let at = field.closest("details"); at; at = at.parentElement?.closest("details") ?? null)
      at.open = true;
    field.focus();
    field.scrollIntoView({ block: "center" });
    return;
  }
}
