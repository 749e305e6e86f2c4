/** An element of the page in which the editor renders a text for a while. */
export interface BorrowedElement {
  readonly element: HTMLElement;
  /** Returns the element to the page. */
  release(): void;
}

/** A text without content has no mark; undefined if there are several. */
export function emptyText(parent: HTMLElement, selector: string): HTMLElement | undefined {
  const [found, ...others] = [...parent.querySelectorAll<HTMLElement>(selector)].filter(
    ({ textContent }) => !textContent?.trim(),
  );
  return others.length === 0 ? found : undefined;
}

export function borrowElement(element: HTMLElement, onBack: () => void): BorrowedElement {
  return {
    element,
    release() {
      for (const name of element.getAttributeNames()) if (name !== "class") element.removeAttribute(name);
      element.classList.remove("ProseMirror", "writing");
      onBack();
    },
  };
}
