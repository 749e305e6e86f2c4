import { Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { OpenSpan } from "../../../schema/opening-hours.ts";
import { messages } from "../../messages/messages.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { usualSpan, withBreak } from "./edit-hours.ts";

interface HoursRowProps {
  readonly name: string;
  readonly spans: readonly OpenSpan[];
  onChange(spans: readonly OpenSpan[]): void;
  /** The times of the row above, where they are others. */
  readonly above?: readonly OpenSpan[];
  readonly tools?: ReactNode;
  readonly children: (isOpen: boolean, toggle: () => void) => ReactNode;
}

/** When it is open on one day, with a break or without. */
export function HoursRow({ name, spans, onChange, above, tools, children }: HoursRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const words = messages.facts;
  /** What was pressed is gone afterwards. */
  const change = (next: readonly OpenSpan[], focused: string) => {
    onChange(next);
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(focused)?.focus());
  };
  const isOpen = spans.length > 0;
  const set = (index: number, next: OpenSpan) =>
    onChange(spans.map((span, at) => (at === index ? next : span)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a group that is no fieldset itself
    <div ref={row} className="hours-row" role="group" aria-label={name}>
      {children(isOpen, () => onChange(isOpen ? [] : [usualSpan]))}
      {isOpen ? (
        <div className="hours-spans">
          {spans.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the times of a day are known by their order
            <div className="hours-span" key={index}>
              <TimeInput
                label={index === 0 ? words.opens(name) : words.opensAgain(name)}
                value={span.opens}
                onChange={(opens) => set(index, { ...span, opens })}
              />
              <span aria-hidden="true">–</span>
              <TimeInput
                label={index === 0 ? words.closes(name) : words.closesAgain(name)}
                value={span.closes}
                onChange={(closes) => set(index, { ...span, closes })}
              />
              {index > 0 && (
                <IconButton
                  label={words.removeTimes(name)}
                  icon={<Trash2 size={15} />}
                  onClick={() => change(spans.slice(0, index), openBox)}
                />
              )}
            </div>
          ))}
        </div>
      ) : (
        <span className="hours-closed">{words.closed}</span>
      )}
      <div className="hours-tools">
        {spans.length === 1 && (
          <Button
            tone="plain"
            aria-label={words.addBreakFor(name)}
            onClick={() => change(withBreak(spans), secondTime)}
          >
            {words.addBreak}
          </Button>
        )}
        {above && (
          <Button tone="plain" aria-label={words.sameAsAboveFor(name)} onClick={() => change(above, openBox)}>
            {words.sameAsAbove}
          </Button>
        )}
        {tools}
      </div>
    </div>
  );
}

const openBox = ".hours-day input";
const secondTime = ".hours-span:nth-child(2) input";

interface TimeInputProps {
  readonly label: string;
  readonly value: string;
  onChange(time: string): void;
}

/** A time of day; midnight at the end of a day is shown as that at its beginning. */
function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <input
      type="time"
      className="input"
      aria-label={label}
      value={value === "24:00" ? "00:00" : value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
