import {
  FloatingFocusManager,
  FloatingPortal,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from "@floating-ui/react";
import { type ComponentPropsWithoutRef, type ReactNode, useRef, useState } from "react";
import { dropdownPosition } from "./browser/dropdown-position.ts";
import { usePortalRoot } from "./browser/portal-root.ts";
import { ChevronsUpDown } from "./icons/icons.ts";

interface ListOption {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface ListChooserProps {
  readonly label: string;
  readonly options: readonly ListOption[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
  readonly button: Omit<ComponentPropsWithoutRef<"button">, "children">;
}

/** A listbox button for options that are more than text; with arrow keys, Home, End and typeahead. */
export function ListChooser({ label, options, chosen, onChoose, children, button }: ListChooserProps) {
  const portal = usePortalRoot();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  labels.current = options.map((option) => option.label);
  const found = options.findIndex(({ value }) => value === chosen);
  const { refs, floatingStyles, context } = useFloating<HTMLButtonElement>({
    open,
    onOpenChange: setOpen,
    ...dropdownPosition({ minWidth: 260, maxHeight: 520 }),
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: "listbox" }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      selectedIndex: found < 0 ? null : found,
      onNavigate: setActive,
      loop: true,
    }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive, enabled: open }),
  ]);
  const choose = (index: number) => {
    setOpen(false);
    const option = options[index];
    if (option && option.value !== chosen) onChoose(option.value);
  };
  return (
    <>
      <button
        type="button"
        {...getReferenceProps(button)}
        className="input list-chooser"
        ref={refs.setReference}
      >
        <span>{children}</span>
        <ChevronsUpDown size={16} aria-hidden />
      </button>
      {open && (
        <FloatingPortal {...portal}>
          <FloatingFocusManager context={context} modal={false}>
            <div
              ref={refs.setFloating}
              className="list-options"
              style={floatingStyles}
              {...getFloatingProps({ "aria-label": label })}
            >
              {options.map(({ value, content }, index) => (
                <div
                  key={value}
                  role="option"
                  tabIndex={active === index ? 0 : -1}
                  aria-selected={index === found}
                  className="list-option"
                  ref={(element) => {
                    elements.current[index] = element;
                  }}
                  {...getItemProps({
                    onClick: () => choose(index),
                    onKeyDown(event) {
                      if (event.key !== "Enter" && event.key !== " ") return;
                      event.preventDefault();
                      choose(index);
                    },
                  })}
                >
                  {content}
                </div>
              ))}
            </div>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </>
  );
}
