/** Attributes that the editor puts on the page in its frame; none of them is ever in what the build writes. */
export const editingAttributes = [
  "data-chosen",
  "data-focused",
  "data-named",
  "data-drop",
  "data-new",
  "contenteditable",
] as const;

/** Gives an element the editing attributes of another one. */
export function keepEditingAttributes(from: Element, to: Element): void {
  for (const name of editingAttributes) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
}
