import { weekdayOf } from "../../text/day-of.ts";
import { includesDay } from "./day-range.ts";
import type { OpeningHours, OpenSpan } from "./opening-hours.ts";

/**
 * The hours of a day such as 2026-12-25, by the narrowest rule that has it: none where it is closed, undefined where nothing is
 * said of it. Public holidays are not known.
 */
export function hoursOn(
  { week, seasons = [], exceptions }: OpeningHours,
  day: string,
): readonly OpenSpan[] | undefined {
  const weekday = weekdayOf(day);
  // The narrower come after those that they lie within.
  const exception = exceptions.filter((each) => includesDay(each, day)).at(-1);
  const season = seasons.filter((each) => each.week[weekday] && includesDay(each, day.slice(5))).at(-1);
  return exception?.spans ?? season?.week[weekday] ?? week[weekday];
}
