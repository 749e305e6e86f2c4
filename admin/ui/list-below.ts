import { autoUpdate, flip, offset, size } from "@floating-ui/react";

interface ListBelowOptions {
  /** In pixels; a list is as wide as what it is of, and never less than this. */
  readonly leastWidth: number;
  readonly mostHeight: number;
}

/** How a list of options stands below what it is of, or above where there is more room; for `useFloating`. */
export const listBelow = ({ leastWidth, mostHeight }: ListBelowOptions) => ({
  placement: "bottom-start" as const,
  middleware: [
    offset(4),
    flip({ padding: 8 }),
    size({
      padding: 8,
      apply({ rects, availableHeight, elements: { floating } }) {
        Object.assign(floating.style, {
          width: `${Math.max(rects.reference.width, leastWidth)}px`,
          maxHeight: `${Math.min(availableHeight, mostHeight)}px`,
        });
      },
    }),
  ],
  whileElementsMounted: autoUpdate,
});
