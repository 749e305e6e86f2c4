import { formatClock, formatDate, formatList, formatTime, formatWeekday } from "../../blocks/_kit/intl.ts";
import { fillIn } from "../../blocks/_kit/messages/fill-in.ts";
import { isDate } from "../../schema/is-date.ts";
import {
  dayRanges,
  type HoursException,
  isWholeDay,
  isWholeMonth,
  type OpeningHours,
  type OpenSpan,
  type OpenWeek,
  parseDayRange,
  parseOpeningHours,
  type YearlyHours,
} from "../../schema/opening-hours.ts";
import { type FormatContext, type TokenFormat, wrongKind } from "./token-format.ts";

interface HoursLine {
  readonly days: string;
  readonly time: string;
}

type Clock = "12h" | "24h" | undefined;

/** For some days, such as `Mo-Fr`, only the times. */
const hours: TokenFormat = (value, argument = "", reader) => {
  const read = typeof value === "string" ? parseOpeningHours(value) : undefined;
  if (!read || "mistake" in read) return wrongKind("opening hours", "hours");
  const [first = "", ...others] = argument.split(/\s+/);
  const clock: Clock = first === "12h" || first === "24h" ? first : undefined;
  const [days, ...more] = clock ? others : [first, ...others].filter((word) => word !== "");
  if (days === undefined) {
    const lines = linesOf(read, clock, reader);
    return { text: lines.map(({ days: of, time }) => `${of}: ${time}`).join("; "), value: lines };
  }
  const wanted = more.length === 0 ? parseDayRange(days) : undefined;
  if (!wanted) {
    return {
      mistake: `"hours" can't be "${argument}".`,
      hint: 'Write hours, hours: "Mo-Fr", or hours: "12h" with or without days.',
    };
  }
  const spans = wanted.map((day) => read.week[day]);
  const [one] = spans;
  if (spans.some((other) => JSON.stringify(other) !== JSON.stringify(one))) {
    return {
      mistake: `The hours of ${days} are not the same on each of these days.`,
      hint: "Name fewer days, or show all with hours.",
    };
  }
  return { text: one ? timesOf(one, clock, reader) : "" };
};

function linesOf(
  { week, holidays, seasons = [], exceptions }: OpeningHours,
  clock: Clock,
  reader: FormatContext,
): readonly HoursLine[] {
  const { language, messages } = reader;
  const linesOfWeek = (of: OpenWeek, name?: string) =>
    dayRanges(of).map(({ from, to, spans }) => {
      const days = from === 0 && to === 6 && name !== undefined ? undefined : daysBetween(from, to, reader);
      const named =
        days === undefined ? name : name === undefined ? days : formatList([name, days], language, "unit");
      return { days: capital(named ?? "", language), time: timesOf(spans, clock, reader) };
    });
  const ofHolidays = holidays && [
    { days: messages().publicHolidays, time: timesOf(holidays, clock, reader) },
  ];
  const others = ahead(exceptions, reader).map(({ from, to, spans }) => ({
    days:
      from === to
        ? formatDate(from, language)
        : between(formatDate(from, language), formatDate(to, language), reader),
    time: timesOf(spans, clock, reader),
  }));
  return [
    ...linesOfWeek(week),
    ...seasons.flatMap((season) => linesOfWeek(season.week, seasonName(season, reader))),
    ...(ofHolidays ?? []),
    ...others,
  ];
}

function seasonName(season: YearlyHours, reader: FormatContext): string {
  const { from, to } = season;
  const style = isWholeMonth(season) ? "monthName" : "day";
  // A leap year has every day.
  const [first, last] = [from, to].map((day) => formatDate(`2000-${day}`, reader.language, style));
  return first === last ? `${first}` : between(`${first}`, `${last}`, reader);
}

function ahead(exceptions: readonly HoursException[], { today }: FormatContext): readonly HoursException[] {
  if (exceptions.length === 0) return [];
  const day = today?.() ?? "";
  return exceptions.filter(({ to }) => to >= day).sort((one, other) => (one.from < other.from ? -1 : 1));
}

function daysBetween(from: number, to: number, reader: FormatContext): string {
  const [first, last] = [formatWeekday(from, reader.language), formatWeekday(to, reader.language)];
  if (from === to) return first;
  return to === from + 1 ? formatList([first, last], reader.language) : between(first, last, reader);
}

const between = (from: string, to: string, { messages }: FormatContext) =>
  fillIn(messages().dayRange, { from, to });

function timesOf(spans: readonly OpenSpan[], clock: Clock, { language, messages }: FormatContext): string {
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

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const specification: TokenFormat = (value, _, reader) => {
  const read = typeof value === "string" ? parseOpeningHours(value) : undefined;
  if (!read || "mistake" in read) return wrongKind("opening hours", "specification");
  const all = [
    ...specificationsOf(dayRanges(read.week), {}, false),
    ...(read.holidays ? specified(read.holidays, { dayOfWeek: ["PublicHolidays"] }) : []),
    ...(read.seasons ?? []).flatMap((season) =>
      specificationsOf(dayRanges(season.week), nextTime(season, reader), true),
    ),
    ...ahead(read.exceptions, reader).flatMap(({ from, to, spans }) =>
      specified(spans, { validFrom: from, validThrough: to }),
    ),
  ];
  return { text: JSON.stringify(all), value: all };
};

/** A day of the week that is closed is left out, unless it is an exception. */
function specificationsOf(
  ranges: ReturnType<typeof dayRanges>,
  valid: object,
  isException: boolean,
): readonly object[] {
  return ranges.flatMap(({ from, to, spans }) =>
    spans.length === 0 && !isException
      ? []
      : specified(spans, { dayOfWeek: weekdays.slice(from, to + 1), ...valid }),
  );
}

/** Google: equal times mean closed, and a whole day ends a minute before the next. */
function specified(spans: readonly OpenSpan[], more: object): readonly object[] {
  const said = spans.length > 0 ? spans : [{ opens: "00:00", closes: "00:00" }];
  return said.map(({ opens, closes }) => {
    const { validFrom, validThrough, ...days } = more as Record<string, unknown>;
    const ends = closes === "24:00" ? "23:59" : closes;
    return { "@type": kind, ...days, opens, closes: ends, ...(validFrom ? { validFrom, validThrough } : {}) };
  });
}

/** The season that is, or else the next one. */
function nextTime({ from, to }: YearlyHours, { today }: FormatContext): object {
  const day = today?.() ?? "2000-01-01";
  const year = Number(day.slice(0, 4));
  const wraps = to < from;
  const start = wraps ? (day.slice(5) <= to ? year - 1 : year) : day.slice(5) <= to ? year : year + 1;
  const dayIn = (of: number, written: string) =>
    `${of}-${written === "02-29" && !isDate(`${of}-02-29`) ? "02-28" : written}`;
  return { validFrom: dayIn(start, from), validThrough: dayIn(wraps ? start + 1 : start, to) };
}

const kind = "OpeningHoursSpecification";

export const hoursFormats = { hours, specification } as const;
