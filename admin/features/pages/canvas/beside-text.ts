import type { Middleware } from "@floating-ui/react";

interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** Room between the tools and a text, in pixels. */
const apartPx = 8;

/** Where something of a height stands that would be at `y`, so that it does not lie over a box: below it then. */
export function avoidRect(y: number, height: number, box: Box | undefined): number {
  if (!box || y >= box.bottom + apartPx || y + height <= box.top) return y;
  return box.bottom + apartPx;
}

/** Moves what stands at an element of the page below the text there that is being worked on, if it would cover that. */
export function besideText(focusedBox: () => DOMRect | undefined): Middleware {
  return {
    name: "beside-text",
    fn({ y, rects: { floating, reference }, elements }) {
      const box = focusedBox();
      const element = elements.reference as Element;
      const shown = element.getBoundingClientRect();
      if (!box || shown.height === 0) return {};
      // The page may be drawn smaller than it is.
      const scale = reference.height / shown.height;
      const inRoom = (top: number) => reference.y + (top - shown.top) * scale;
      return { y: avoidRect(y, floating.height, { top: inRoom(box.top), bottom: inRoom(box.bottom) }) };
    },
  };
}
