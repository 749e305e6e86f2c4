import type { HTMLAttributes } from "react";
import { formatDate } from "../../../blocks/_kit/intl.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { type DayRange, isYearly } from "../../../schema/formats/hours/day-range.ts";
import { lastDayOf } from "../../../schema/formats/hours/opening-hours.ts";
import { factMessages } from "../form/fact-messages.ts";

interface DayRangeInputsProps {
  readonly range: DayRange;
  onChange(range: DayRange): void;
  /** Of the first input. */
  readonly attributes?: HTMLAttributes<HTMLElement>;
}

/** A first and a last day: dates, or days of each year. */
export function DayRangeInputs({ range, onChange, attributes }: DayRangeInputsProps) {
  const texts = factMessages();
  const { from, to } = range;
  const setFrom = (next: string) => {
    // A single day stays one.
    const isOver = !isYearly(range) && to < next;
    onChange({ from: next, to: to === from || isOver ? next : to });
  };
  const inputs = [
    { end: texts.firstDay, day: from, set: setFrom, attributes },
    { end: texts.lastDay, day: to, set: (next: string) => onChange({ from, to: next }), attributes: {} },
  ];
  return (
    <>
      {inputs.map(({ end, day, set, attributes: more }, index) => (
        <span className="hours-span" key={end}>
          {index > 0 && <span aria-hidden="true">–</span>}
          {isYearly(range) ? (
            <DayOfYear end={end} day={day} isLast={index > 0} onChange={set} attributes={more} />
          ) : (
            <input
              type="date"
              className="input"
              aria-label={end}
              value={day}
              {...(index > 0 && { min: from })}
              onChange={({ target }) => {
                if (target.value !== "" && (index === 0 || target.value >= from)) set(target.value);
              }}
              {...more}
            />
          )}
        </span>
      ))}
    </>
  );
}

interface DayOfYearProps {
  readonly end: string;
  readonly day: string;
  readonly isLast: boolean;
  onChange(day: string): void;
  readonly attributes: HTMLAttributes<HTMLElement> | undefined;
}

const monthCount = 12;
const two = (part: number) => String(part).padStart(2, "0");

function DayOfYear({ end, day, isLast, onChange, attributes }: DayOfYearProps) {
  const texts = factMessages();
  const [month, date] = [Number(day.slice(0, 2)), Number(day.slice(3))];
  const set = (nextMonth: number, nextDate: number) => {
    const last = lastDayOf(`${two(nextMonth)}-01`);
    // The end of a month is the end of another one too.
    const isEnd = isLast && nextMonth !== month && date === lastDayOf(day);
    onChange(`${two(nextMonth)}-${two(isEnd ? last : Math.min(nextDate, last))}`);
  };
  return (
    <>
      <select
        className="input"
        aria-label={texts.dayOf({ end })}
        value={date}
        onChange={({ target }) => set(month, Number(target.value))}
        {...attributes}
      >
        {Array.from({ length: lastDayOf(day) }, (_, index) => index + 1).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={texts.monthOf({ end })}
        value={month}
        onChange={({ target }) => set(Number(target.value), date)}
      >
        {Array.from({ length: monthCount }, (_, index) => index + 1).map((each) => (
          <option key={each} value={each}>
            {formatDate(`2000-${two(each)}-01`, messages.locale, "monthName")}
          </option>
        ))}
      </select>
    </>
  );
}
