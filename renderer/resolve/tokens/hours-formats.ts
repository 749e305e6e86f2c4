import {
  type Clock,
  formatSpans,
  hoursLines,
  upcomingExceptions,
} from "../../../blocks/_kit/contact/hours-lines.ts";
import { type DayRange, isWithin, nextTime, overlap } from "../../../schema/formats/hours/day-range.ts";
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
  const dated = upcomingExceptions(read.exceptions, reader);
  const all = [
    ...dayRanges(read.week).flatMap(({ from, to, spans }) =>
      // A day of the week that is closed is left out.
      spans.length === 0 ? [] : specified(spans, { dayOfWeek: weekdays.slice(from, to + 1) }),
    ),
    ...(read.holidays ? specified(read.holidays, { dayOfWeek: ["PublicHolidays"] }) : []),
    ...specifiedSeasons(read.seasons ?? [], dated, reader),
    ...dated.flatMap((exception, index) =>
      without(
        exception,
        dated.filter((other, at) => at !== index && isWithin(other, exception)),
      ).flatMap(({ from, to }) => specified(exception.spans, { validFrom: from, validThrough: to })),
    ),
  ];
  return { text: JSON.stringify(all), value: all };
};

/** schema.org does not say which of two counts on a day of both, so a season leaves out the days of what is narrower. */
function specifiedSeasons(
  seasons: readonly YearlyHours[],
  dated: readonly DayRange[],
  reader: FormatContext,
): readonly object[] {
  const today = reader.today?.() ?? "2000-01-01";
  return seasons.flatMap((season) => {
    const time = nextTime(season, today);
    const inner = seasons.filter((other) => other !== season && isWithin(other, season));
    const timesOf = season.week.map((_, day) =>
      without(time, [
        ...inner.filter(({ week }) => week[day]).map((other) => nextTime(other, today)),
        ...dated,
      ]),
    );
    const keys = timesOf.map((times) => JSON.stringify(times));
    return [...new Set(keys)].flatMap((key) =>
      dayRanges(season.week.map((spans, day) => (keys[day] === key ? spans : undefined))).flatMap((days) =>
        (timesOf[days.from] ?? []).flatMap(({ from, to }) =>
          specified(days.spans, {
            dayOfWeek: weekdays.slice(days.from, days.to + 1),
            validFrom: from,
            validThrough: to,
          }),
        ),
      ),
    );
  });
}

/** What is left of dates without others. */
function without(range: DayRange, others: readonly DayRange[]): readonly DayRange[] {
  return others.reduce<readonly DayRange[]>(
    (parts, other) =>
      parts.flatMap((part) =>
        overlap(part, other)
          ? [
              { from: part.from, to: dayBeside(other.from, -1) },
              { from: dayBeside(other.to, 1), to: part.to },
            ].filter(({ from, to }) => from <= to)
          : [part],
      ),
    [{ from: range.from, to: range.to }],
  );
}

function dayBeside(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
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

const kind = "OpeningHoursSpecification";

export const hoursFormats = { hours, specification } as const;
