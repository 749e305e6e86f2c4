import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  type Placement,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from "@floating-ui/react";
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from "react";
import { usePortalRoot } from "./portal-root.ts";

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly keys?: string;
  readonly tone?: "danger";
  readonly disabled?: boolean;
  /** Why it can't be chosen, or what it does; stands below the label. */
  readonly hint?: string;
  readonly onChoose: () => void;
}

interface MenuProps {
  readonly label: string;
  /** Items, or what gives them once the menu is open; `undefined` draws a rule between two groups. */
  readonly items: readonly (MenuItem | undefined)[] | (() => readonly (MenuItem | undefined)[]);
  readonly placement?: Placement;
  /** The button that opens it: an element that takes props and a ref. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** A button's menu, with arrow keys, typing ahead, Escape and the focus coming back. */
export function Menu({ label, items: given, placement = "bottom-end", children }: MenuProps) {
  const portal = usePortalRoot();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const items = typeof given === "function" ? (open ? given() : []) : given;
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const choices = items.filter((item) => item !== undefined);
  labels.current = choices.map((item) => (item.disabled ? null : item.label));
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    placement,
    middleware: [offset(4), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: "menu" }),
    useListNavigation(context, { listRef: elements, activeIndex: active, onNavigate: setActive, loop: true }),
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
            setOpen(false);
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
    <>
      {cloneElement(children, { ref: refs.setReference, ...getReferenceProps(children.props) })}
      {open && (
        <FloatingPortal {...portal}>
          <FloatingFocusManager context={context} modal={false}>
            <div
              ref={refs.setFloating}
              className="menu"
              style={floatingStyles}
              {...getFloatingProps({ "aria-label": label })}
            >
              {items.map(draw)}
            </div>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </>
  );
}
