import {
  type Clock,
  formatSpans,
  hoursLines,
  upcomingExceptions,
} from "../../../blocks/_kit/contact/hours-lines.ts";
import { isDate } from "../../../schema/formats/date/is-date.ts";
import {
  dayRanges,
  type OpenSpan,
  parseDayRange,
  parseOpeningHours,
  type YearlyHours,
} from "../../../schema/formats/hours/opening-hours.ts";
import { type FormatContext, type TokenFormat, wrongKind } from "./token-format.ts";

/** For some days, such as `Mo-Fr`, only the times. */
const hours: TokenFormat = (value, argument = "", reader) => {
  const read = typeof value === "string" ? parseOpeningHours(value) : undefined;
  if (!read || "mistake" in read) return wrongKind("opening hours", "hours");
  const [first = "", ...others] = argument.split(/\s+/);
  const clock: Clock = first === "12h" || first === "24h" ? first : undefined;
  const [days, ...more] = clock ? others : [first, ...others].filter((word) => word !== "");
  if (days === undefined) {
    const lines = hoursLines(read, clock, reader);
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
  return { text: one ? formatSpans(one, clock, reader) : "" };
};

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
    ...upcomingExceptions(read.exceptions, reader).flatMap(({ from, to, spans }) =>
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
