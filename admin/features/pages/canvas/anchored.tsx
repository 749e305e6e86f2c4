import { autoUpdate, type Middleware, type Placement, useFloating } from "@floating-ui/react";
import { type ReactNode, useLayoutEffect } from "react";

interface AnchoredProps {
  /** What it stands at: an element of the page in its frame. */
  readonly to: Element;
  readonly placement: Placement;
  /** The same list each time. */
  readonly middleware: readonly Middleware[];
  readonly className: string;
  readonly children: ReactNode;
}

/** Something of the editor that stands at an element of the page, and goes with it when the page is scrolled. */
export function Anchored({ to, placement, middleware, className, children }: AnchoredProps) {
  const { refs, floatingStyles, middlewareData } = useFloating({
    placement,
    middleware: [...middleware, away],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => refs.setReference(to), [refs, to]);
  const isAway = middlewareData.away?.is;
  return (
    <div
      ref={refs.setFloating}
      className={className}
      style={{ ...floatingStyles, ...(isAway && { visibility: "hidden" }) }}
    >
      {children}
    </div>
  );
}

/** Whether the element is scrolled out of the room that the page is shown in. */
const away: Middleware = {
  name: "away",
  fn({ rects: { reference }, elements: { floating } }) {
    const room = floating.offsetParent?.clientHeight ?? 0;
    return { data: { is: reference.y > room || reference.y + reference.height < 0 } };
  },
};
