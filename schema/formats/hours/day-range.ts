import { isDate } from "../date/is-date.ts";

/** Days from one to another, both included: of each year, as 12-24, or dates, as 2026-12-24. */
export interface DayRange {
  readonly from: string;
  /** Before `from` where days of each year go on past its end. */
  readonly to: string;
}

const dayMs = 86_400_000;
/** Each year has every day here; 29 February is missing in most. */
const yearDays = 366;

/** Whether all days of one range are days of the other, both of each year or both dates. */
export function isWithin(inner: DayRange, outer: DayRange): boolean {
  const [wide, narrow] = [extentOf(outer), extentOf(inner)];
  if (wide.length === yearDays && isYearly(outer)) return true;
  const ahead = narrow.start - wide.start;
  const start = isYearly(outer) ? (ahead + yearDays) % yearDays : ahead;
  return start >= 0 && start + narrow.length <= wide.length;
}

/** Whether two ranges have a day in common, both of each year or both dates. */
export function overlap(one: DayRange, other: DayRange): boolean {
  return includesDay(one, other.from) || includesDay(other, one.from);
}

/** Whether a day, written as those of the range are, is one of them. */
export function includesDay({ from, to }: DayRange, day: string): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** Ranges in their order, but one that lies within another after it. */
export function widestFirst<Range extends DayRange>(ranges: readonly Range[]): readonly Range[] {
  const sorted: Range[] = [];
  for (const range of ranges) {
    const inner = sorted.findIndex((each) => isWithin(each, range));
    sorted.splice(inner < 0 ? sorted.length : inner, 0, range);
  }
  return sorted;
}

/** The dates of days of each year: those that are, or else the next ones. */
export function nextTime({ from, to }: DayRange, today: string): DayRange {
  const year = Number(today.slice(0, 4));
  const isOver = today.slice(5) > to;
  const wraps = to < from;
  const start = wraps ? (isOver ? year : year - 1) : isOver ? year + 1 : year;
  const dayIn = (of: number, day: string) =>
    `${of}-${day === "02-29" && !isDate(`${of}-02-29`) ? "02-28" : day}`;
  return { from: dayIn(start, from), to: dayIn(wraps ? start + 1 : start, to) };
}

/** Whether the days are of each year, as 12-24. */
export const isYearly = ({ from }: DayRange) => from.length === "12-25".length;

export function countDays(range: DayRange): number {
  return extentOf(range).length;
}

function extentOf(range: DayRange) {
  const { from, to } = range;
  const days = isYearly(range) ? [`2000-${from}`, `2000-${to}`] : [from, to];
  const [start = 0, end = 0] = days.map((day) => Date.parse(day) / dayMs);
  return { start, length: end - start + 1 + (end < start ? yearDays : 0) };
}
