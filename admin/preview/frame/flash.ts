/** Lights an element up once, as something new; where motion is to be reduced, nothing happens. */
export function flash(element: HTMLElement | Element | undefined): void {
  if (!element) return;
  element.removeAttribute("data-new");
  // So that the same element can begin anew.
  element.getBoundingClientRect();
  element.setAttribute("data-new", "");
  element.addEventListener("animationend", () => element.removeAttribute("data-new"), { once: true });
}
