import {
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
} from "@floating-ui/react";
import { type ComponentPropsWithoutRef, useRef, useState } from "react";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { dropdownPosition } from "../../ui/browser/dropdown-position.ts";
import { usePortalRoot } from "../../ui/browser/portal-root.ts";
import type { LinkTarget } from "./list-link-targets.ts";

interface LinkBoxProps {
  readonly value: string;
  readonly targets: readonly LinkTarget[];
  readonly onChange: (address: string) => void;
  readonly isNew?: boolean;
  readonly attributes: ComponentPropsWithoutRef<"input">;
}

export function LinkBox({ value, targets, onChange, isNew = false, attributes }: LinkBoxProps) {
  const portal = usePortalRoot();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [discarded, setDiscarded] = useState<string>();
  const [active, setActive] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const options = open ? optionsFor(typed, targets) : [];
  const { refs, floatingStyles, context } = useFloating<HTMLInputElement>({
    open: open && options.length > 0,
    onOpenChange: setOpen,
    ...dropdownPosition({ minWidth: 280, maxHeight: 360 }),
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useRole(context, { role: "listbox" }),
    useDismiss(context),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      onNavigate: setActive,
      virtual: true,
      loop: true,
    }),
  ]);
  const close = () => {
    setOpen(false);
    setActive(null);
    setTyped(undefined);
  };
  const choose = (address: string) => {
    if (address !== value) onChange(address);
    setDiscarded(undefined);
    close();
  };
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <>
      <input
        {...attributes}
        type="text"
        className="input"
        spellCheck={false}
        autoComplete="off"
        aria-autocomplete="list"
        ref={refs.setReference}
        {...getReferenceProps({
          onClick: () => setOpen(true),
          ...(attributes.onFocus && { onFocus: attributes.onFocus as () => void }),
          onBlur() {
            const address = typed === undefined ? undefined : (isNew ? parseAddress : typedAddress)(typed);
            if (address !== undefined && address !== value) onChange(address);
            else if (address === undefined && typed?.trim()) setDiscarded(typed.trim());
            close();
          },
          onKeyDown(event) {
            if (event.key === "Enter" && open) {
              const option = active === null ? undefined : options[active];
              const address = option?.value ?? parseAddress(typed ?? "");
              event.preventDefault();
              if (address === undefined) close();
              else choose(address);
            } else if (event.key === "Escape" && (open || typed !== undefined)) {
              // The dialog around it stays.
              event.preventDefault();
              close();
            } else if (event.key === "ArrowDown" && !open) setOpen(true);
          },
        })}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          setDiscarded(undefined);
          setOpen(true);
          setActive(null);
          if (target.value === "" || isAddress(target.value)) onChange(target.value);
        }}
      />
      <p className="field-help" role="status" hidden={discarded === undefined}>
        {discarded !== undefined && discardedText(discarded)}
      </p>
      {open && options.length > 0 && (
        <FloatingPortal {...portal}>
          <div
            ref={refs.setFloating}
            className="link-options"
            style={floatingStyles}
            {...getFloatingProps({ "aria-label": fieldWords().leadsWhere })}
          >
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own here
              <div key={group} role="group" aria-label={group} className="link-group">
                <p aria-hidden="true">{group}</p>
                {options.map((option, index) =>
                  option.group === group ? (
                    <div
                      key={option.value}
                      role="option"
                      tabIndex={-1}
                      aria-selected={active === index}
                      className="link-option"
                      ref={(element) => {
                        elements.current[index] = element;
                      }}
                      {...getItemProps({
                        active: active === index,
                        selected: active === index,
                        // The focus stays in the input, whose leaving would close the list.
                        onPointerDown: (event) => event.preventDefault(),
                        onMouseDown: (event) => event.preventDefault(),
                        onClick: () => choose(option.value),
                      })}
                      id={`${attributes.id}-option-${index}`}
                    >
                      <span>{option.label}</span>
                      <span className="link-detail">{option.detail}</span>
                    </div>
                  ) : null,
                )}
              </div>
            ))}
          </div>
        </FloatingPortal>
      )}
    </>
  );
}

function optionsFor(typed: string | undefined, targets: readonly LinkTarget[]): readonly LinkTarget[] {
  if (typed === undefined || typed.trim() === "") return targets;
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = targets.filter(({ label, detail, group }) => {
    const text = `${label} ${detail} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const meant = parseAddress(typed);
  // An address is written as it is typed.
  if (meant === undefined || isAddress(typed) || found.some(({ value }) => value === meant)) return found;
  const own = {
    value: meant,
    label: fieldWords().use({ value: meant }),
    detail: "",
    group: fieldWords().asTyped,
    kind: "",
  };
  return [own, ...found];
}

function discardedText(typed: string): string {
  const meant = parseAddress(typed);
  const { notTaken, notTakenYet } = fieldWords();
  return meant === undefined ? notTaken({ typed }) : notTakenYet({ typed, address: meant });
}

function isAddress(text: string): boolean {
  return /^\s*([/#]|https?:|mailto:|tel:|\{\{)/i.test(text);
}

function typedAddress(text: string): string | undefined {
  const meant = parseAddress(text);
  const isTyped = isAddress(text) || meant?.startsWith("mailto:") || /^\s*www\./i.test(text);
  return isTyped ? meant : undefined;
}

export function parseAddress(text: string): string | undefined {
  const typed = text.trim();
  if (isAddress(typed)) return typed;
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d(][\d\s().-]{5,}\d$/.test(typed)) return `tel:${typed}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(typed)) return `https://${typed}`;
  return undefined;
}
