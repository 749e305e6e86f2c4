import {
  autoUpdate,
  FloatingPortal,
  flip,
  offset,
  type Placement,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
} from "@floating-ui/react";
import { usePortalRoot } from "../browser/portal-root.ts";

interface OpenTooltipProps {
  readonly id: string;
  readonly text: string;
  readonly keys?: string;
  readonly placement: Placement;
  readonly element: HTMLElement;
  readonly onClose: () => void;
}

/** Escape hides it (WCAG 2.2, 1.4.13). */
export function OpenTooltip({ id, text, keys, placement, element, onClose }: OpenTooltipProps) {
  const portal = usePortalRoot();
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (open) => open || onClose(),
    placement,
    elements: { reference: element },
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context)]);
  return (
    <FloatingPortal {...portal}>
      <div ref={refs.setFloating} id={id} className="tooltip" style={floatingStyles} {...getFloatingProps()}>
        {text}
        {keys && <kbd>{keys}</kbd>}
      </div>
    </FloatingPortal>
  );
}
