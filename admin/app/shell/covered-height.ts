/** What of a window can be seen; lengths in pixels of the page. */
type Seen = Pick<VisualViewport, "height" | "offsetTop" | "scale">;

/** How much of the lower end of a page, so many pixels high, the keyboard on the screen lies over. */
export function coveredHeight(height: number, seen: Seen): number {
  // Somebody who looks at a part of it closely sees less of the page as well, and nothing covers it.
  if (seen.scale > 1.01) return 0;
  return Math.max(0, Math.round(height - seen.height - seen.offsetTop));
}
