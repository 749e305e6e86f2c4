import { autoUpdate, flip, offset, size } from "@floating-ui/react";

interface ListBelowOptions {
  readonly leastWidth: number;
  readonly mostHeight: number;
}

/** Options for `useFloating`: below the reference, or above where there is more room. */
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
