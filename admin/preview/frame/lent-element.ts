/** The element of the page that shows a Markdown text, for as long as somebody writes in it. */
export interface LentElement {
  readonly element: HTMLElement;
  /** Gives it back, and shows the page as it is now. */
  giveBack(): void;
}

/** The place of a text without words, which has no mark by which it could be found; nothing where there are several. */
export function emptyText(parent: HTMLElement, selector: string): HTMLElement | undefined {
  const [found, ...others] = [...parent.querySelectorAll<HTMLElement>(selector)].filter(
    ({ textContent }) => !textContent?.trim(),
  );
  return others.length === 0 ? found : undefined;
}

/** An element to write in; it is as it was before when it is given back. */
export function lentElement(element: HTMLElement, onBack: () => void): LentElement {
  return {
    element,
    giveBack() {
      for (const name of element.getAttributeNames()) if (name !== "class") element.removeAttribute(name);
      element.classList.remove("ProseMirror", "writing");
      onBack();
    },
  };
}
