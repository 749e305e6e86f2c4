/** Makes each formatter once: making one costs more than using it many times. */
function memoize<Formatter>(make: (key: string) => Formatter): (key: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (key) => {
    const formatter = made.get(key) ?? make(key);
    made.set(key, formatter);
    return formatter;
  };
}

/** How a day is written: 4 March 2025 is `long`, 4 Mar 2025 `medium`, 04/03/2025 `short`; `full` has the day of the week. */
export const dateStyles = {
  long: { dateStyle: "long" },
  full: { dateStyle: "full" },
  medium: { dateStyle: "medium" },
  short: { dateStyle: "short" },
  month: { month: "long", year: "numeric" },
  monthName: { month: "long" },
  weekday: { weekday: "long" },
  day: { day: "numeric", month: "long" },
  year: { year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

const dates = /* @__PURE__ */ memoize((key) => {
  const [language, style = "long"] = key.split(" ");
  return new Intl.DateTimeFormat(language, { ...dateStyles[style as DateStyle], timeZone: "UTC" });
});

/** A day such as 2025-03-04 in the words of a language; a text that is no day comes back as it is. */
export function formatDate(date: string, language: string, style: DateStyle = "long"): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? date : dates(`${language} ${style}`).format(time);
}

const calendars = /* @__PURE__ */ memoize(
  (language) => new Intl.DateTimeFormat(language, { timeZone: "UTC" }),
);

const periods = /* @__PURE__ */ memoize((key) => {
  const [calendar, per] = key.split(" ");
  const month = per === "month" ? ({ month: "numeric" } as const) : {};
  return new Intl.DateTimeFormat("en", {
    calendar,
    era: "short",
    year: "numeric",
    ...month,
    timeZone: "UTC",
  });
});

const dayMs = 86_400_000;

/**
 * The month or the year of a day by the calendar that `formatDate` writes it in: 2026-03 or 2026, or its first day where
 * the calendar's months are others.
 */
export function periodOf(date: string, per: "month" | "year", language: string): string {
  const { calendar } = calendars(language).resolvedOptions();
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  if (["gregory", "buddhist", "roc"].includes(calendar) || Number.isNaN(first))
    return date.slice(0, per === "month" ? 7 : 4);
  const { format } = periods(`${calendar} ${per}`);
  const wanted = format(first);
  let time = first;
  while (format(time - dayMs) === wanted) time -= dayMs;
  return new Date(time).toISOString().slice(0, 10);
}

const times = /* @__PURE__ */ memoize(
  (language) => new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" }),
);

/** A time such as 16:30 as a language writes it; a text that is no time comes back as it is. */
export function formatTime(time: string, language: string): string {
  const moment = Date.parse(`2000-01-01T${time}:00Z`);
  return Number.isNaN(moment) ? time : times(language).format(moment);
}

const clocks = /* @__PURE__ */ memoize((key) => {
  const [language, hours, minutes] = key.split(" ");
  return new Intl.DateTimeFormat(language, {
    hour: hours === "12" ? "numeric" : "2-digit",
    ...((minutes !== "00" || hours === "24") && { minute: "2-digit" }),
    hourCycle: hours === "12" ? "h12" : "h23",
    timeZone: "UTC",
  });
});

/** A time such as 16:30 by a clock of 12 or 24 hours, where a language would use the other; in English 8am and 4:30pm. */
export function formatClock(time: string, language: string, is12: boolean): string {
  const moment = Date.parse(`2000-01-01T${time}:00Z`);
  if (Number.isNaN(moment)) return time;
  const text = clocks(`${language} ${is12 ? 12 : 24} ${time.slice(3)}`).format(moment);
  return is12 && /^en\b/.test(language) ? text.replace(/\s/g, "").toLowerCase() : text;
}

const spans = /* @__PURE__ */ memoize((key) => {
  const [language, isTimed] = key.split(" ");
  return new Intl.DateTimeFormat(language, {
    dateStyle: "full",
    ...(isTimed === "true" && { timeStyle: "short" }),
    timeZone: "UTC",
  });
});

/** From one day or moment to another in the words of a language, by the clock that the texts are written in. */
export function formatSpan(start: string, end: string | undefined, language: string): string {
  const isTimed = start.includes("T");
  const localTime = (text: string) =>
    Date.parse(`${text.slice(0, 10)}T${(isTimed && /T(\d{2}:\d{2})/.exec(text)?.[1]) || "00:00"}:00Z`);
  const [from, to] = [
    localTime(start),
    localTime(end !== undefined && (!isTimed || end.includes("T")) ? end : start),
  ];
  if (Number.isNaN(from) || Number.isNaN(to)) return start;
  const format = spans(`${language} ${isTimed}`);
  return to > from ? format.formatRange(from, to) : format.format(from);
}

const weekdays = /* @__PURE__ */ memoize(
  (language) => new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }),
);

/** A day of the week, 0 for Monday to 6 for Sunday, in the words of a language. */
export function formatWeekday(day: number, language: string): string {
  // A Monday.
  return weekdays(language).format(Date.UTC(2001, 0, 1 + day));
}

const numbers = /* @__PURE__ */ memoize((key) => {
  const [language, decimals = ""] = key.split(" ");
  const [least, most] = decimals.includes("-") ? decimals.split("-") : ["0", decimals];
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: Number(least),
    maximumFractionDigits: Number(most),
  });
});

/** A number in the digits of a language, rounded to at most so many decimals, or to a range of them, such as `2-2`. */
export function formatNumber(
  value: number,
  language: string,
  decimals: number | `${number}-${number}` = 3,
): string {
  return numbers(`${language} ${decimals}`).format(value);
}

const sizes = /* @__PURE__ */ memoize((key) => {
  const [language, unit] = key.split(" ");
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 });
});

/** The size of a file as its language writes it: 120 kB, 1.4 MB; at least 1 kB. */
export function formatBytes(bytes: number, language: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? sizes(`${language} kilobyte`).format(kilobytes)
    : sizes(`${language} megabyte`).format(kilobytes / 1000);
}

const currencies = /* @__PURE__ */ memoize((key) => {
  const [language, currency = "", decimals] = key.split(" ");
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    trailingZeroDisplay: decimals === "0" ? "stripIfInteger" : "auto",
  });
});

/**
 * An amount of money with the decimals of its currency, which is an ISO 4217 code: £4.00. With a 0 after the code, such as
 * `GBP 0`, a whole amount has none: £4, but £3.50.
 */
export function formatCurrency(value: number, language: string, currency: string): string {
  return currencies(`${language} ${currency}`).format(value);
}

/** How a list is joined: a, b and c is a `conjunction`, a, b or c a `disjunction`, and a, b, c a `unit`. */
export const listTypes = ["conjunction", "disjunction", "unit"] as const;
export type ListType = (typeof listTypes)[number];

const lists = /* @__PURE__ */ memoize((key) => {
  const [language, type] = key.split(" ");
  return new Intl.ListFormat(language, { type: type as ListType });
});

/** Joins texts as the language does, such as `a, b and c`. */
export function formatList(
  items: readonly string[],
  language: string,
  type: ListType = "conjunction",
): string {
  return lists(`${language} ${type}`).format(items);
}
