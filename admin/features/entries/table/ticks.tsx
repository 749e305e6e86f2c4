import { useEffect, useRef } from "react";
import type { Choice } from "../../../../editing/table/columns.ts";

interface TicksProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** `undefined` where some of several have it. */
  readonly ticked: (choice: string) => boolean | undefined;
  readonly onTick: (choice: string, isTicked: boolean) => void;
}

/** A checkbox for each choice of a list; the arrow keys move between them. */
export function Ticks({ label, choices, ticked, onTick }: TicksProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const step = (by: number) => {
    const boxes = [...(group.current?.querySelectorAll("input") ?? [])];
    const at = boxes.indexOf(document.activeElement as HTMLInputElement);
    boxes[(at + by + boxes.length) % boxes.length]?.focus();
  };
  return (
    <fieldset
      ref={group}
      className="ticks"
      aria-label={label}
      onKeyDown={(event) => {
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      }}
    >
      {choices.map(({ value, label: name }) => (
        <Tick
          key={value}
          label={name}
          checked={ticked(value)}
          onChange={(isTicked) => onTick(value, isTicked)}
        />
      ))}
    </fieldset>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean | undefined;
  readonly onChange: (isChecked: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === undefined;
  }, [checked]);
  return (
    <label className="tick">
      <input
        ref={box}
        type="checkbox"
        checked={checked === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
