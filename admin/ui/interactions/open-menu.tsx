import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  type Placement,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from "@floating-ui/react";
import { useRef, useState } from "react";
import { usePortalRoot } from "../browser/portal-root.ts";
import type { MenuItem } from "./menu-item.ts";

interface OpenMenuProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly (MenuItem | undefined)[];
  readonly placement: Placement;
  readonly button: HTMLElement;
  /** Whether it was opened by a key, so that its first item gets the focus. */
  readonly byKey: boolean;
  /** Must be stable. */
  readonly onClose: () => void;
}

export function OpenMenu({ id, label, items, placement, button, byKey, onClose }: OpenMenuProps) {
  const portal = usePortalRoot();
  const [active, setActive] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const choices = items.filter((item) => item !== undefined);
  labels.current = choices.map((item) => (item.disabled ? null : item.label));
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (open) => open || onClose(),
    placement,
    elements: { reference: button },
    middleware: [offset(4), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
      focusItemOnOpen: byKey,
    }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive }),
  ]);
  const draw = (item: MenuItem | undefined, place: number) => {
    if (!item) return <hr key={`rule-${place}`} className="menu-rule" />;
    const index = choices.indexOf(item);
    return (
      <button
        key={item.label}
        type="button"
        role="menuitem"
        className={item.tone ? `menu-item menu-${item.tone}` : "menu-item"}
        tabIndex={active === index ? 0 : -1}
        aria-disabled={item.disabled || undefined}
        ref={(element) => {
          elements.current[index] = element;
        }}
        {...getItemProps({
          onClick() {
            if (item.disabled) return;
            onClose();
            item.onChoose();
          },
        })}
      >
        <span className="menu-icon">{item.icon}</span>
        <span className="menu-words">
          {item.label}
          {item.hint && <small>{item.hint}</small>}
        </span>
        {item.keys && <kbd>{item.keys}</kbd>}
      </button>
    );
  };
  return (
    <FloatingPortal {...portal}>
      <FloatingFocusManager context={context} modal={false}>
        <div
          ref={refs.setFloating}
          id={id}
          className="menu"
          role="menu"
          style={floatingStyles}
          {...getFloatingProps({ "aria-label": label, "aria-labelledby": button.id })}
        >
          {items.map(draw)}
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
