/** Scrolls to what is out of sight or at the very edge, and leaves the rest where it is. */
export function reveal(element: Element, block: "start" | "center"): void {
  const boxed = element.getClientRects().length > 0 ? element : (element.firstElementChild ?? element);
  const { top, bottom } = boxed.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  const height = view?.innerHeight ?? 0;
  if (top <= height * 0.85 && bottom >= height * 0.15) return;
  // Only the page is scrolled: to bring the end of it to the top, a browser would scroll the editor too.
  view?.scrollBy({ top: block === "start" ? top : (top + bottom - height) / 2, behavior: "instant" });
}
