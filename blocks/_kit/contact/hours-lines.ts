import { type DayRange, isYearly } from "../../../schema/formats/hours/day-range.ts";
import {
  byFirstDay,
  dayRanges,
  type HoursException,
  isWholeDay,
  isWholeMonth,
  type OpeningHours,
  type OpenSpan,
  type OpenWeek,
} from "../../../schema/formats/hours/opening-hours.ts";
import { formatClock, formatDate, formatList, formatTime, formatWeekday } from "../intl.ts";
import { fillIn } from "../messages/fill-in.ts";
import type { Messages } from "../messages/index.ts";

/** A row of opening hours, both cells in the reader's language. */
interface HoursLine {
  /** One or several days, a season, a date, or public holidays. */
  readonly days: string;
  /** The open times, or that it is closed. */
  readonly time: string;
}

export type Clock = "12h" | "24h" | undefined;

export interface HoursReader {
  readonly language: string;
  /** The built-in texts; called only if one is needed. */
  readonly messages: () => Messages;
  /** As 2026-01-31; days before it are left out. */
  readonly today?: (() => string | undefined) | undefined;
}

/** Opening hours as people write them: days that have the same hours together, then seasons, holidays and the days ahead. */
export function hoursLines(
  { week, holidays, seasons = [], exceptions }: OpeningHours,
  clock: Clock,
  reader: HoursReader,
): readonly HoursLine[] {
  const { language, messages } = reader;
  const linesOfWeek = (of: OpenWeek, name?: string) =>
    dayRanges(of).map(({ from, to, spans }) => {
      const days = from === 0 && to === 6 && name !== undefined ? undefined : daysBetween(from, to, reader);
      const named =
        days === undefined ? name : name === undefined ? days : formatList([name, days], language, "unit");
      return { days: capital(named ?? "", language), time: formatSpans(spans, clock, reader) };
    });
  const ofHolidays = holidays && [
    { days: messages().publicHolidays, time: formatSpans(holidays, clock, reader) },
  ];
  const others = upcomingExceptions(exceptions, reader).map((exception) => ({
    days: nameDays(exception, reader),
    time: formatSpans(exception.spans, clock, reader),
  }));
  return [
    ...linesOfWeek(week),
    ...seasons.flatMap((season) => linesOfWeek(season.week, nameDays(season, reader))),
    ...(ofHolidays ?? []),
    ...others,
  ];
}

/** Dates or days of each year in words: a day, whole months, or from one day to another. */
export function nameDays(range: DayRange, reader: HoursReader): string {
  const style = !isYearly(range) ? "long" : isWholeMonth(range) ? "monthName" : "day";
  // A leap year has every day.
  const [first = "", last = ""] = [range.from, range.to].map((day) =>
    formatDate(isYearly(range) ? `2000-${day}` : day, reader.language, style),
  );
  return first === last ? first : between(first, last, reader);
}

/** The days that are not as usual and not over, in order. */
export function upcomingExceptions(
  exceptions: readonly HoursException[],
  { today }: HoursReader,
): readonly HoursException[] {
  if (exceptions.length === 0) return [];
  const day = today?.() ?? "";
  return exceptions.filter(({ to }) => to >= day).sort(byFirstDay);
}

function daysBetween(from: number, to: number, reader: HoursReader): string {
  const [first, last] = [formatWeekday(from, reader.language), formatWeekday(to, reader.language)];
  if (from === to) return first;
  return to === from + 1 ? formatList([first, last], reader.language) : between(first, last, reader);
}

const between = (from: string, to: string, { messages }: HoursReader) =>
  fillIn(messages().dayRange, { from, to });

/** The open times of a day as a text, or that it is closed; without `clock`, as the language writes times. */
export function formatSpans(
  spans: readonly OpenSpan[],
  clock: Clock,
  { language, messages }: HoursReader,
): string {
  const { closed, openAllDay, timeRange } = messages();
  if (spans.length === 0) return closed;
  if (isWholeDay(spans)) return openAllDay;
  const time = (text: string) =>
    clock ? formatClock(text, language, clock === "12h") : formatTime(text, language);
  const texts = spans.map(({ opens, closes }) => fillIn(timeRange, { from: time(opens), to: time(closes) }));
  return formatList(texts, language, "unit");
}

const capital = (text: string, language: string) =>
  text.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
