/** How many frames are waited for something to appear: a form is drawn, a dialog gives the focus back. */
const frames = 12;

/** Gives an element the focus as soon as it is there and can have it. */
export function focusSoon(find: () => HTMLElement | null | undefined, left = frames): void {
  requestAnimationFrame(() => {
    const element = find();
    element?.focus();
    if (left > 0 && (!element || document.activeElement !== element)) focusSoon(find, left - 1);
  });
}

/** The row of a block in the outline, or its tools on the page where the list is folded. */
export function focusBlockRow(id: string): void {
  focusSoon(() => {
    const row = document.getElementById(blockRowId(id));
    return row && isSeen(row) ? row : tools();
  });
}

/** The tools of the chosen block on the page: the one that has the focus already, or else the first. */
export function focusTools(): void {
  focusSoon(tools);
}

/** Whether an element is drawn, so that it can have the focus. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

function tools(): HTMLElement | null {
  const bar = document.querySelector<HTMLElement>(".block-bar");
  const { activeElement } = document;
  return bar?.contains(activeElement)
    ? (activeElement as HTMLElement)
    : (bar?.querySelector("button") ?? null);
}

/** The row of a page in the list. */
export function focusPageRow(id: string): void {
  focusSoon(() => document.getElementById(pageRowId(id)));
}

/** The first field of what is chosen. */
export function focusFirstField(): void {
  const inputs =
    ".inspector-fields :is(input, textarea, select, button, [contenteditable=true]):not(:disabled)";
  // A field's own input has its id; what stands before it, such as a tool, has not.
  focusSoon(
    () =>
      document.querySelector<HTMLElement>(`${inputs}[id^="field-"]`) ??
      document.querySelector<HTMLElement>(inputs),
  );
}

export const blockRowId = (id: string) => `block-row-${id}`;
export const pageRowId = (id: string) => `page-row-${id}`;
