/** The room left above what is scrolled to, for the tools of a block, in pixels. */
const roomAbovePx = 64;

/** The element that has a box: a wrapper may be drawn as what is in it. */
export function boxed(element: Element | undefined): Element | undefined {
  return element && element.getClientRects().length === 0 ? (element.firstElementChild ?? element) : element;
}

/**
 * Scrolls to what is out of sight or at the very edge, and leaves the rest where it is. Of what is `new`, the upper end is
 * brought into the upper half, unless all of it is seen.
 */
export function reveal(element: Element, block: "start" | "center" | "new"): void {
  const { top, bottom } = (boxed(element) ?? element).getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  const height = view?.innerHeight ?? 0;
  const isSeen =
    block === "new"
      ? top >= 0 && (bottom <= height || top <= height / 2)
      : top <= height * 0.85 && bottom >= height * 0.15;
  if (isSeen) return;
  // Only the page is scrolled: to bring the end of it to the top, a browser would scroll the editor too.
  const by = block === "center" ? (top + bottom - height) / 2 : top - roomAbovePx;
  view?.scrollBy({ top: by, behavior: "instant" });
}
