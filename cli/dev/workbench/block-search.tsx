import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { addressOf, type BlockLink, matches } from "./block-order.ts";

interface BlockSearchProps {
  readonly blocks: readonly BlockLink[];
  /** What the address of the chosen block ends with. */
  readonly query: string;
}

/** A box that leads to another block: typed in, and chosen by the arrow keys or a click. */
export function BlockSearch({ blocks, query }: BlockSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  useFocusShortcut(input);
  const found = blocks.filter(({ title, type }) => matches(text, title, type));
  const chosen = found[active];
  const optionId = (type: string) => `${id}-${type}`;
  const show = (next: number) => {
    setIsOpen(true);
    setActive(next);
    const type = found[next]?.type;
    if (type !== undefined) document.getElementById(optionId(type))?.scrollIntoView({ block: "nearest" });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => show(isOpen ? Math.min(active + 1, found.length - 1) : 0),
    ArrowUp: () => show(Math.max(active - 1, 0)),
    Escape: () => setIsOpen(false),
    Enter: () => isOpen && chosen && location.assign(addressOf(chosen.type) + query),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="block-search">
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search blocks"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Search blocks (Ctrl K)"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && chosen ? optionId(chosen.type) : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          show(0);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Blocks" hidden={!isOpen || found.length === 0}>
        {found.map(({ type, title, isOwn }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            key={type}
            id={optionId(type)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => location.assign(addressOf(type) + query)}
          >
            {title} <code className="soft">{type}</code>
            {isOwn && <span className="soft"> own</span>}
          </div>
        ))}
      </div>
      <p role="status" className="soft">
        {isOpen && found.length === 0 && "No block is called that."}
      </p>
    </div>
  );
}

function useFocusShortcut(input: { readonly current: HTMLInputElement | null }) {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [input]);
}
