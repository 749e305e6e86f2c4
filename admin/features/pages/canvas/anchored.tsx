import { autoUpdate, type Middleware, type Placement, useFloating } from "@floating-ui/react";
import { type ReactNode, useLayoutEffect } from "react";

interface AnchoredProps {
  readonly to: Element;
  readonly placement: Placement;
  readonly middleware: readonly Middleware[];
  readonly className: string;
  readonly children: ReactNode;
}

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

const away: Middleware = {
  name: "away",
  fn({ rects: { reference }, elements: { floating } }) {
    const room = floating.offsetParent?.clientHeight ?? 0;
    return { data: { is: reference.y > room || reference.y + reference.height < 0 } };
  },
};
