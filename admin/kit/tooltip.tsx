import {
  autoUpdate,
  FloatingPortal,
  flip,
  offset,
  type Placement,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from "@floating-ui/react";
import { cloneElement, type ReactElement, useState } from "react";
import { usePortalRoot } from "./portal-root.ts";

interface TooltipProps {
  readonly text: string;
  /** Keys that do the same, such as "Ctrl Z". */
  readonly keys?: string;
  readonly placement?: Placement;
  /** What it is for: an element that takes props and a ref. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** How long the pointer rests before the words appear, in milliseconds. */
const rest = 350;

/** Words beside what is pointed at or has the focus; Escape hides them (WCAG 2.2, 1.4.13). */
export function Tooltip({ text, keys, placement = "bottom", children }: TooltipProps) {
  const portal = usePortalRoot();
  const [open, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    placement,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { move: false, delay: { open: rest, close: 0 } }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: "label" }),
  ]);
  return (
    <>
      {cloneElement(children, { ref: refs.setReference, ...getReferenceProps(children.props) })}
      {open && (
        <FloatingPortal {...portal}>
          <div ref={refs.setFloating} className="tooltip" style={floatingStyles} {...getFloatingProps()}>
            {text}
            {keys && <kbd>{keys}</kbd>}
          </div>
        </FloatingPortal>
      )}
    </>
  );
}
