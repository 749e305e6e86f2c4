/** How far a finger must move for a swipe, in pixels. */
const swipePx = 48;

/** Reports a finger that moves across an element: 1 for one that moves to the left, as the next page is turned, and -1 for the other way. */
export function watchSwipes(area: HTMLElement, onSwipe: (by: 1 | -1) => void): void {
  let from: Touch | undefined;
  area.addEventListener(
    "touchstart",
    ({ touches }) => {
      // Two fingers zoom.
      from = touches.length === 1 ? touches[0] : undefined;
    },
    { passive: true },
  );
  area.addEventListener("touchend", ({ changedTouches }) => {
    const to = changedTouches[0];
    if (!from || !to) return;
    const across = to.clientX - from.clientX;
    const along = to.clientY - from.clientY;
    if (Math.abs(across) > Math.max(swipePx, Math.abs(along))) onSwipe(across > 0 ? -1 : 1);
  });
}
