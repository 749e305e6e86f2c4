import { isDate } from "../date/is-date.ts";
import { type DayRange, isWithin, isYearly, overlap, widestFirst } from "./day-range.ts";

/**
 * A time of a day that is open, both ends as `HH:MM`; `closes` may be `24:00`, or earlier than `opens` past midnight.
 */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

/** For each day from Monday its times, none of them where it is closed; undefined where nothing is said of it. */
export type OpenWeek = readonly (readonly OpenSpan[] | undefined)[];

/** Days that are not as usual, both included, as 2026-12-25; without spans it is closed. */
export interface HoursException {
  readonly from: string;
  readonly to: string;
  readonly spans: readonly OpenSpan[];
}

/** Each year from one day to another, both included, as 12-25; from November to March where the first is later. */
export interface YearlyHours {
  readonly from: string;
  readonly to: string;
  readonly week: OpenWeek;
}

/** What `parseOpeningHours` reads. */
export interface OpeningHours {
  /** The hours of an ordinary week. */
  readonly week: OpenWeek;
  /** The hours of public holidays, empty if closed; absent if they are not mentioned. */
  readonly holidays?: readonly OpenSpan[];
  /** Weeks that replace the ordinary one for a part of each year, one that lies within another after it; absent if there are none. */
  readonly seasons?: readonly YearlyHours[];
  /** Single days and ranges of dates as they are written, but one that lies within another after it. */
  readonly exceptions: readonly HoursException[];
}

/** The first mistake in a text of opening hours. */
interface HoursError {
  /** What is wrong, as a sentence without its full stop. */
  readonly mistake: string;
  /** What to write instead. */
  readonly hint: string;
  /** Where the wrong part begins, in characters from the start of the text. */
  readonly offset: number;
  /** `twice` if the same days are written more than once, `overlap` if some days of two ranges are; absent for mistakes of syntax. */
  readonly reason?: "twice" | "overlap";
  /** The range of days whose hours contradict others, if it is one. */
  readonly range?: DayRange;
}

const dayCodes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const monthCodes = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** How many days the month of a day such as 02-14 has, in a leap year. */
export const lastDayOf = (day: string) => lastDays[Number(day.slice(0, 2)) - 1] ?? 31;

const codes: readonly string[] = dayCodes;
const holiday = "PH";
const wholeDay: OpenSpan = { opens: "00:00", closes: "24:00" };
const daysHint =
  "Write Mo, Tu, We, Th, Fr, Sa or Su, such as Mo-Fr 08:00-18:00, PH for public holidays, or a date such as 2026-12-25 off.";
const timesHint = "Write two times with a dash, such as 08:00-18:00, or off for closed.";
const datesHint =
  "Write a month or a day of each year, such as Apr-Oct or Dec 24-26, or days such as 2026-12-24/2027-01-01.";

export function isWholeDay(spans: readonly OpenSpan[]): boolean {
  const [only, ...more] = spans;
  return more.length === 0 && only?.opens === "00:00" && only.closes === "24:00";
}

/**
 * Reads what OpenStreetMap writes of weekdays, public holidays, months, yearly days and single days, each once:
 * https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 *
 * There a rule overwrites those before it for the days that it matches ("explanation:rule_modifier:normal_rule_separator").
 * Here the narrower rule does, wherever it stands: dates before parts of the year, a part of the year before one that it lies
 * within, and each before the week. `formatOpeningHours` writes it after the wider one, so that both readings are the same.
 * Two ranges of which neither lies within the other, and two rules for the same days, contradict each other.
 */
export function parseOpeningHours(text: string): OpeningHours | HoursError {
  const said = new HoursReader();
  const plain = text.replace(/[\p{Pd}\u2212]/gu, "-");
  const parts = partsOf(plain, betweenRules, 0);
  for (const [index, { part, offset }] of parts.entries()) {
    if (part === "" && index > 0 && index === parts.length - 1) continue;
    const mistake = said.rule(part, offset);
    if (mistake) return mistake;
  }
  return said.hours();
}

/** A comma adds days, where a semicolon would take the place of what was said of them before. */
const betweenRules = /;|(?<=\d|off|closed|open),(?=\s*(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/;

interface Rule {
  readonly ranges: readonly DayRange[];
  readonly weekdays: readonly number[];
  readonly holidays: boolean;
  readonly spans: readonly OpenSpan[];
}

class HoursReader {
  private readonly week: (readonly OpenSpan[] | undefined)[] = dayCodes.map(() => undefined);
  private holidays: readonly OpenSpan[] | undefined;
  private readonly seasons: { from: string; to: string; week: (readonly OpenSpan[] | undefined)[] }[] = [];
  private readonly exceptions: HoursException[] = [];

  hours(): OpeningHours {
    const { week, holidays, seasons, exceptions } = this;
    return {
      week,
      ...(holidays && { holidays }),
      ...(seasons.length > 0 && { seasons: widestFirst(seasons) }),
      exceptions: widestFirst(exceptions),
    };
  }

  rule(part: string, offset: number): HoursError | undefined {
    const read = part === "24/7" ? wholeWeek : ruleOf(part, offset);
    if ("mistake" in read) return read;
    const { ranges, weekdays, holidays, spans } = read;
    for (const range of ranges) {
      const mistake = isYearly(range)
        ? this.season(range, read, offset)
        : this.exception(range, spans, offset);
      if (mistake) return mistake;
    }
    if (ranges.length > 0) return undefined;
    const twice = weekdays.find((day) => this.week[day] !== undefined);
    if (twice !== undefined) return saidTwice(dayCodes[twice] ?? "", offset);
    if (holidays && this.holidays) return saidTwice(holiday, offset);
    for (const day of weekdays) this.week[day] = spans;
    if (holidays) this.holidays = spans;
    return undefined;
  }

  private season(range: DayRange, { weekdays, spans }: Rule, offset: number): HoursError | undefined {
    const { seasons } = this;
    const same = seasons.find((season) => isSame(season, range));
    const other = seasons.find((season) => contradict(season, range));
    if (other) return sharesSome(range, other, offset);
    const season = same ?? { ...range, week: dayCodes.map(() => undefined) };
    if (!same) seasons.push(season);
    for (const day of weekdays.length > 0 ? weekdays : dayCodes.keys()) {
      if (season.week[day] !== undefined)
        return weekdays.length > 0 && range.from !== range.to
          ? saidTwice(dayCodes[day] ?? "", offset, range)
          : saidTwice(nameRange(range), offset, range);
      season.week[day] = spans;
    }
    return undefined;
  }

  private exception(range: DayRange, spans: readonly OpenSpan[], offset: number): HoursError | undefined {
    if (this.exceptions.some((other) => isSame(other, range)))
      return saidTwice(nameRange(range), offset, range);
    const other = this.exceptions.find((each) => contradict(each, range));
    if (other) return sharesSome(range, other, offset);
    this.exceptions.push({ ...range, spans });
    return undefined;
  }
}

const wholeWeek: Rule = { ranges: [], weekdays: [...dayCodes.keys()], holidays: false, spans: [wholeDay] };

function saidTwice(what: string, offset: number, range?: DayRange): HoursError {
  const mistake = `${what} is said twice`;
  return { mistake, hint: "Write each day once.", offset, reason: "twice", ...(range && { range }) };
}

function sharesSome(range: DayRange, other: DayRange, offset: number): HoursError {
  return {
    mistake: `${nameRange(range)} and ${nameRange(other)} share only some of their days`,
    hint: "Let one lie within the other, whose days it then replaces, or let them have no day in common.",
    offset,
    reason: "overlap",
    range,
  };
}

const isSame = (one: DayRange, other: DayRange) => isWithin(one, other) && isWithin(other, one);

const contradict = (one: DayRange, other: DayRange) =>
  overlap(one, other) && !isWithin(one, other) && !isWithin(other, one);

function nameRange(range: DayRange): string {
  const [from, to] = [range.from, range.to].map((day) => (isYearly(range) ? dayOfYear(day) : day));
  return from === to ? `${from}` : `${from} to ${to}`;
}

const dayForm = `(?:\\d{4} )?(?:${monthCodes.join("|")})(?: \\d{1,2}\\b(?!:))?`;
const rangeForm = `(?:${dayForm}(?:-(?:${dayForm}|\\d{1,2}\\b(?!:)))?)`;
const datePart = new RegExp(
  `^(?:\\d{4}-[\\d/-]*|${rangeForm}(?:, ?(?:${rangeForm}|\\d{1,2}(?:-\\d{1,2})?\\b(?!:)))*):?(?:\\s+|$)`,
);

function ruleOf(part: string, offset: number): Rule | HoursError {
  const [dates = ""] = datePart.exec(part) ?? [];
  const ranges = dates === "" ? [] : rangesOf(dates.trim().replace(/:$/, ""), offset);
  if ("mistake" in ranges) return ranges;
  const rest = part.slice(dates.length);
  const at = offset + dates.length;
  const isTimed = ranges.length > 0 && /^(?:\d|off\b|closed\b|open\b|$)/.test(rest);
  const isDaily = ranges.length === 0 && /^(?:\d?\d:\d\d\s*-|(?:off|closed|open)$)/.test(rest);
  const [, selector = "", times = ""] =
    isTimed || isDaily ? ["", "", rest] : (daysForm.exec(rest) ?? /^(\S+)\s*(.*)$/s.exec(rest) ?? []);
  const days = isTimed
    ? { weekdays: [], holidays: false }
    : isDaily
      ? { weekdays: [...dayCodes.keys()], holidays: false }
      : daysOf(withoutSpaces(selector), at);
  if ("mistake" in days) return days;
  if (ranges.length > 0 && days.holidays)
    return {
      mistake: "PH can't be said for a part of the year",
      hint: "Write PH off in a part of its own.",
      offset: at,
    };
  if (ranges.some((range) => !isYearly(range)) && days.weekdays.length > 0)
    return {
      mistake: "A date has no days of the week",
      hint: "Write 2026-12-25 off, without days.",
      offset: at,
    };
  const spans = spansOf(times, at + rest.length - times.length);
  return "mistake" in spans ? spans : { ranges, ...days, spans };
}

const withoutSpaces = (selector: string) =>
  selector
    .split("-")
    .map((part) => part.trim())
    .join("-");

const dayCode = `(?:${[...dayCodes, holiday].join("|")})`;
const daysForm = new RegExp(`^(${dayCode}(?:\\s*[-,]\\s*${dayCode})*)(?::|\\b)\\s*(?![\\[,-])(.*)$`, "s");

function daysOf(selector: string, offset: number): Pick<Rule, "weekdays" | "holidays"> | HoursError {
  if (selector === "") return { mistake: "There are no days here", hint: daysHint, offset };
  const weekdays: number[] = [];
  let holidays = false;
  for (const { part, offset: at } of partsOf(selector, ",", offset)) {
    if (part === holiday) {
      holidays = true;
      continue;
    }
    const days = parseDayRange(part);
    if (!days) return { mistake: `"${part}" is no day or days of the week`, hint: daysHint, offset: at };
    weekdays.push(...days);
  }
  const twice = weekdays.find((day, index) => weekdays.indexOf(day) !== index);
  return twice === undefined ? { weekdays, holidays } : saidTwice(dayCodes[twice] ?? "", offset);
}

/** The first day first; of two that begin on a day, the longer one. */
export const byFirstDay = (one: DayRange, other: DayRange) =>
  one.from === other.from ? other.to.localeCompare(one.to) : one.from.localeCompare(other.from);

export function formatOpeningHours({ week, holidays, seasons = [], exceptions }: OpeningHours): string {
  const usual = week.every((spans) => spans && isWholeDay(spans)) ? ["24/7"] : writeWeek(week);
  const yearly = widestFirst(seasons).flatMap(({ from, to, week: own }) => {
    const name = writeSeason(from, to);
    const [first] = own;
    const isSame = first && own.every((spans) => spans && writeSpans(spans) === writeSpans(first));
    return isSame ? [`${name} ${writeSpans(first)}`] : writeWeek(own).map((days) => `${name} ${days}`);
  });
  const dates = widestFirst([...exceptions].sort(byFirstDay)).map(
    ({ from, to, spans }) => `${from === to ? from : `${from}/${to}`} ${writeSpans(spans)}`,
  );
  return [...usual, ...(holidays ? [`${holiday} ${writeSpans(holidays)}`] : []), ...yearly, ...dates].join(
    "; ",
  );
}

const writeWeek = (week: OpenWeek) =>
  dayRanges(week).map(({ from, to, spans }) => {
    const days = from === to ? dayCodes[from] : `${dayCodes[from]}-${dayCodes[to]}`;
    return `${days} ${writeSpans(spans)}`;
  });

const dayOfYear = (day: string) => `${monthCodes[Number(day.slice(0, 2)) - 1]} ${Number(day.slice(3))}`;

function writeSeason(from: string, to: string): string {
  if (from === to) return dayOfYear(from);
  const [first, last] = [from, to].map((day) => monthCodes[Number(day.slice(0, 2)) - 1]);
  if (isWholeMonth({ from, to })) return first === last ? `${first}` : `${first}-${last}`;
  return `${dayOfYear(from)}-${dayOfYear(to)}`;
}

export function isWholeMonth({ from, to }: DayRange): boolean {
  return from.endsWith("-01") && Number(to.slice(3)) === lastDayOf(to);
}

export function dayRanges(
  week: OpenWeek,
): readonly { readonly from: number; readonly to: number; readonly spans: readonly OpenSpan[] }[] {
  const runs: { readonly from: number; to: number; readonly spans: readonly OpenSpan[] }[] = [];
  for (const [day, spans] of week.entries()) {
    const last = runs.at(-1);
    if (spans && last?.to === day - 1 && writeSpans(last.spans) === writeSpans(spans)) last.to = day;
    else if (spans) runs.push({ from: day, to: day, spans });
  }
  return runs;
}

export function parseDayRange(text: string): readonly number[] | undefined {
  const [from, to = from, ...more] = text.split("-").map((code) => codes.indexOf(code));
  if (from === undefined || to === undefined || more.length > 0 || from < 0 || to < 0) return undefined;
  const count = ((to - from + codes.length) % codes.length) + 1;
  return Array.from({ length: count }, (_, index) => (from + index) % codes.length);
}

const writeSpans = (spans: readonly OpenSpan[]) =>
  spans.length === 0 ? "off" : spans.map(({ opens, closes }) => `${opens}-${closes}`).join(",");

interface Part {
  readonly part: string;
  readonly offset: number;
}

function partsOf(text: string, separator: string | RegExp, start: number): readonly Part[] {
  let offset = start;
  return text.split(separator).map((piece) => {
    const part = piece.trim();
    const at = offset + piece.length - piece.trimStart().length;
    offset += piece.length + 1;
    return { part, offset: at };
  });
}

function rangesOf(selector: string, offset: number): readonly DayRange[] | HoursError {
  if (/^\d{4}-/.test(selector)) return datesOf(selector, offset);
  const ranges: DayRange[] = [];
  let month = "";
  for (const { part, offset: at } of partsOf(selector, ",", offset)) {
    const written = /^\d/.test(part) && !/^\d{4} /.test(part) ? `${month} ${part}` : part;
    const range = yearlyRange(written);
    month = /[A-Z][a-z]{2}/.exec(written)?.[0] ?? month;
    if (!range)
      return { mistake: `"${part}" is not a day or a part of the year`, hint: datesHint, offset: at };
    ranges.push(range);
  }
  return ranges;
}

const yearly =
  /^(?:(\d{4}) )?([A-Z][a-z]{2})(?: (\d{1,2}))?(?:-(?:(?:(\d{4}) )?([A-Z][a-z]{2})(?: (\d{1,2}))?|(\d{1,2})))?$/;

function yearlyRange(text: string): DayRange | undefined {
  const [, year, month = "", day, toYear = year, toMonth, toMonthDay, toDay] = yearly.exec(text) ?? [];
  const first = monthCodes.indexOf(month);
  const last = toMonth === undefined ? first : monthCodes.indexOf(toMonth);
  if (first < 0 || last < 0 || (toYear !== undefined && year === undefined)) return undefined;
  const isRange = toMonth !== undefined || toDay !== undefined;
  const from = Number(day ?? 1);
  const end = toDay ?? toMonthDay;
  const to = Number(end ?? (!isRange && day !== undefined ? day : lastDays[last]));
  if ((day === undefined) !== (end === undefined) && isRange) return undefined;
  const [fromDay, endDay] = [dayText(first, from), dayText(last, to)];
  if (!fromDay || !endDay) return undefined;
  if (year === undefined) return toDay !== undefined && to < from ? undefined : { from: fromDay, to: endDay };
  const range = { from: `${year}-${fromDay}`, to: `${toYear}-${endDay}` };
  return isDate(range.from) && isDate(range.to) && range.from <= range.to ? range : undefined;
}

function dayText(month: number, day: number): string | undefined {
  if (day < 1 || day > (lastDays[month] ?? 0)) return undefined;
  return `${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function datesOf(selector: string, offset: number): readonly DayRange[] | HoursError {
  const [from = "", to = from, ...more] = selector.split("/");
  const wrong = [from, to].find((date) => !isDate(date));
  const hint = "Write year, month and day, such as 2026-12-25, or two of them: 2026-12-24/2027-01-01.";
  if (wrong !== undefined || more.length > 0)
    return { mistake: `"${wrong ?? selector}" is not a day that exists`, hint, offset };
  if (to < from) return { mistake: `${to} is before ${from}`, hint: "Write the earlier day first.", offset };
  return [{ from, to }];
}

function spansOf(times: string, offset: number): readonly OpenSpan[] | HoursError {
  if (/^(?:off|closed)$/.test(times.trim())) return [];
  if (/^(?:open|24\/7)$/.test(times.trim())) return [wholeDay];
  const spans: OpenSpan[] = [];
  for (const { part, offset: at } of partsOf(times, ",", offset)) {
    const [, opens = "", closes = ""] = (spanForm.exec(part) ?? []).map(clockOf);
    const isLater = closes > "24:00" && hoursLater(closes, -24) >= opens;
    if (opens === "" || isLater) {
      const mistake =
        part === "" ? "The times are missing" : `"${part}" is not from one time of day to another`;
      return { mistake, hint: timesHint, offset: at };
    }
    if (opens === closes)
      return { mistake: `${opens} is both times`, hint: "Write 00:00-24:00 for the whole day.", offset: at };
    const before = spans.at(-1);
    if (before && (before.closes < before.opens || opens < before.closes)) {
      const hint = "Write the times of a day in their order.";
      return { mistake: `${opens} is before ${before.closes}, when it closes`, hint, offset: at };
    }
    spans.push({ opens, closes: closes > "24:00" ? hoursLater(closes, -24) : closes });
  }
  return spans;
}

const spanForm = /^((?:[01]?\d|2[0-3]):[0-5]\d)\s*-\s*((?:[0-3]?\d|4[0-7]):[0-5]\d|48:00)$/;

const clockOf = (time: string) => time.padStart("08:00".length, "0");

/** OpenStreetMap writes 26:00 for two in the night after. */
const hoursLater = (time: string, hours: number) =>
  clockOf(`${Number(time.slice(0, 2)) + hours}${time.slice(2)}`);
