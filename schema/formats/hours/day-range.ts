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
  if (wide.length === yearDays && wide.isYearly) return true;
  const ahead = narrow.start - wide.start;
  const start = wide.isYearly ? (ahead + yearDays) % yearDays : ahead;
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

function extentOf({ from, to }: DayRange) {
  const isYearly = from.length < "2026-12-24".length;
  const [start = 0, end = 0] = [from, to].map((day) => Date.parse(isYearly ? `2000-${day}` : day) / dayMs);
  const length = end - start + 1 + (end < start ? yearDays : 0);
  return { isYearly, start, length };
}
