import type { HTMLAttributes } from "react";
import { formatWeekday } from "../../../blocks/_kit/intl.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { OpenSpan, OpenWeek } from "../../../schema/formats/hours/opening-hours.ts";
import { HoursRow } from "./hours-row.tsx";

interface WeekRowsProps {
  readonly week: OpenWeek;
  onChange(day: number, spans: readonly OpenSpan[] | undefined): void;
  /** When the week is, for the labels of its inputs; absent for the ordinary one. */
  readonly during?: string;
  /** The hours of a day of which the week says nothing. */
  readonly usual?: (day: number) => readonly OpenSpan[] | undefined;
  /** Of the first checkbox. */
  readonly attributes?: HTMLAttributes<HTMLInputElement>;
}

/** A row for each day of the week. */
export function WeekRows({ week, onChange, during, usual, attributes }: WeekRowsProps) {
  return week.map((spans, day) => {
    const name = formatWeekday(day, messages.locale);
    const above = week[day - 1];
    return (
      <HoursRow
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week
        key={day}
        name={during === undefined ? name : `${name}, ${during}`}
        spans={spans}
        usual={usual?.(day)}
        onChange={(next) => onChange(day, next)}
        {...(above && JSON.stringify(above) !== JSON.stringify(spans) && { above })}
      >
        {(isOpen, toggle) => (
          <label className="hours-day">
            <input type="checkbox" checked={isOpen} onChange={toggle} {...(day === 0 && attributes)} />
            {name}
          </label>
        )}
      </HoursRow>
    );
  });
}
