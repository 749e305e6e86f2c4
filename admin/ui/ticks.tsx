import { useEffect, useRef } from "react";
import type { Choice } from "../../editing/table/columns.ts";

interface TicksProps {
  /** Of the group, to move the focus to it. */
  readonly id?: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** `undefined` where some of several have it. */
  readonly ticked: (choice: string) => boolean | undefined;
  readonly onTick: (choice: string, isTicked: boolean) => void;
}

/** A checkbox for each choice of a list; the arrow keys move between them. */
export function Ticks({ id, label, choices, ticked, onTick }: TicksProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const step = (by: number) => {
    const boxes = [...(group.current?.querySelectorAll("input") ?? [])];
    const at = boxes.indexOf(document.activeElement as HTMLInputElement);
    boxes[(at + by + boxes.length) % boxes.length]?.focus();
  };
  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
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

interface TickedChoice {
  readonly choice: string;
  readonly isTicked: boolean;
}

/** The ticked choices in their order, and behind them what is none of them. */
export function withTick(
  choices: readonly Choice[],
  before: readonly string[],
  { choice, isTicked }: TickedChoice,
): readonly string[] {
  const all = isTicked ? [...before, choice] : before.filter((one) => one !== choice);
  const known = choices.flatMap(({ value }) => (all.includes(value) ? [value] : []));
  return [...known, ...all.filter((one) => !known.includes(one))];
}
