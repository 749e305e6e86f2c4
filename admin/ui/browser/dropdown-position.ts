import { autoUpdate, flip, offset, size } from "@floating-ui/react";

interface DropdownPositionOptions {
  readonly minWidth: number;
  readonly maxHeight: number;
}

/** Options for `useFloating`: below the reference, or above where there is more room. */
export const dropdownPosition = ({ minWidth, maxHeight }: DropdownPositionOptions) => ({
  placement: "bottom-start" as const,
  middleware: [
    offset(4),
    flip({ padding: 8 }),
    size({
      padding: 8,
      apply({ rects, availableHeight, elements: { floating } }) {
        Object.assign(floating.style, {
          width: `${Math.max(rects.reference.width, minWidth)}px`,
          maxHeight: `${Math.min(availableHeight, maxHeight)}px`,
        });
      },
    }),
  ],
  whileElementsMounted: autoUpdate,
});
