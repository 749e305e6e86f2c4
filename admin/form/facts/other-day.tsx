import { Trash2 } from "lucide-react";
import type { HoursException } from "../../../schema/opening-hours.ts";
import { IconButton } from "../../kit/icon-button.tsx";
import { messages } from "../../messages/messages.ts";
import { HoursRow } from "./hours-row.tsx";

interface OtherDayProps {
  readonly id: string;
  readonly exception: HoursException;
  onChange(exception: HoursException): void;
  onRemove(): void;
}

/** A day, or several in a row, on which it is not as usual. */
export function OtherDay({ id, exception, onChange, onRemove }: OtherDayProps) {
  const words = messages.facts;
  const { from, to, spans } = exception;
  const name = new Intl.DateTimeFormat(messages.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${from}T00:00:00Z`),
  );
  const setFrom = (next: string) => {
    if (next !== "") onChange({ ...exception, from: next, to: to > next && to !== from ? to : next });
  };
  return (
    <HoursRow
      name={name}
      spans={spans}
      onChange={(next) => onChange({ ...exception, spans: next })}
      tools={<IconButton label={words.removeOtherDay(name)} icon={<Trash2 size={15} />} onClick={onRemove} />}
    >
      {(isOpen, toggle) => (
        <div className="hours-dates">
          <input
            id={id}
            type="date"
            className="input"
            aria-label={words.firstDay}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <span aria-hidden="true">–</span>
          <input
            type="date"
            className="input"
            aria-label={words.lastDay}
            value={to}
            min={from}
            onChange={({ target }) => {
              if (target.value >= from) onChange({ ...exception, to: target.value });
            }}
          />
          <label className="hours-day">
            <input type="checkbox" checked={isOpen} onChange={toggle} />
            {words.open}
          </label>
        </div>
      )}
    </HoursRow>
  );
}
