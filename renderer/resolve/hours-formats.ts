import { formatClock, formatDate, formatList, formatTime, formatWeekday } from "../../blocks/_kit/intl.ts";
import { fillIn } from "../../blocks/_kit/messages/fill-in.ts";
import {
  dayRanges,
  type HoursException,
  type OpeningHours,
  type OpenSpan,
  parseDayRange,
  parseOpeningHours,
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
  { week, exceptions }: OpeningHours,
  clock: Clock,
  reader: FormatContext,
): readonly HoursLine[] {
  const { language } = reader;
  const usual = dayRanges(week).map(({ from, to, spans }) => ({
    days: capital(daysBetween(from, to, reader), language),
    time: timesOf(spans, clock, reader),
  }));
  const others = ahead(exceptions, reader).map(({ from, to, spans }) => ({
    days:
      from === to
        ? formatDate(from, language)
        : between(formatDate(from, language), formatDate(to, language), reader),
    time: timesOf(spans, clock, reader),
  }));
  return [...usual, ...others];
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
  const { closed, timeRange } = messages();
  if (spans.length === 0) return closed;
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
  const usual = dayRanges(read.week).flatMap(({ from, to, spans }) =>
    spans.map((span) => ({ "@type": kind, dayOfWeek: weekdays.slice(from, to + 1), ...span })),
  );
  const exceptions = ahead(read.exceptions, reader).flatMap(({ from, to, spans }) =>
    // Equal times mean closed.
    (spans.length > 0 ? spans : [{ opens: "00:00", closes: "00:00" }]).map((span) => ({
      "@type": kind,
      ...span,
      validFrom: from,
      validThrough: to,
    })),
  );
  const all = [...usual, ...exceptions];
  return { text: JSON.stringify(all), value: all };
};

const kind = "OpeningHoursSpecification";

export const hoursFormats = { hours, specification } as const;
