import { countPresses } from "./presses.ts";

/** How many frames to wait for an element, such as while a form is loaded and rendered or a dialog restores the focus. */
const frames = 60;

/** Gives the focus to an element once it is there, unless somebody presses something else meanwhile. */
export function focusWhenVisible(find: () => HTMLElement | null | undefined): void {
  const presses = countPresses();
  const tryToFocus = (left: number) =>
    requestAnimationFrame(() => {
      if (countPresses() !== presses) return;
      const element = find();
      element?.focus();
      if (left > 0 && (!element || document.activeElement !== element)) tryToFocus(left - 1);
    });
  tryToFocus(frames);
}

export function focusBlockRow(id: string): void {
  focusWhenVisible(() => {
    const row = document.getElementById(blockRowId(id));
    return row && isVisible(row) ? row : tools();
  });
}

export function focusTools(): void {
  focusWhenVisible(tools);
}

export function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

function tools(): HTMLElement | null {
  const bar = document.querySelector<HTMLElement>(".block-bar");
  const { activeElement } = document;
  return bar?.contains(activeElement)
    ? (activeElement as HTMLElement)
    : (bar?.querySelector("button") ?? null);
}

export function focusPageRow(id: string): void {
  focusWhenVisible(() => document.getElementById(pageRowId(id)));
}

export function focusFirstField(): void {
  const inputs =
    ".inspector-fields :is(input, textarea, select, button, [contenteditable=true]):not(:disabled)";
  // An input has the field's id; tools before it have none, and whether it is live is asked last.
  focusWhenVisible(
    () =>
      document.querySelector<HTMLElement>(`${inputs}[id^="field-"]:not(.state-control *)`) ??
      document.querySelector<HTMLElement>(inputs),
  );
}

export const blockRowId = (id: string) => `block-row-${id}`;
export const pageRowId = (id: string) => `page-row-${id}`;
