/** Set by the editor; never in what the build writes. */
export const editingAttributes = [
  "data-chosen",
  "data-focused",
  "data-named",
  "data-drop",
  "data-new",
  "contenteditable",
] as const;

export function copyEditingAttributes(from: Element, to: Element): void {
  for (const name of editingAttributes) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
}
