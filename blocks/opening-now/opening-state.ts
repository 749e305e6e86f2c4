import { hoursOn } from "../../schema/formats/hours/hours-on.ts";
import type { OpeningHours } from "../../schema/formats/hours/opening-hours.ts";

interface OpeningState {
  readonly isOpen: boolean;
  /** When that changes next, within a year: the day as 2026-03-31, and how many days that is from today. */
  readonly change?: { readonly day: string; readonly daysAhead: number; readonly time: string } | undefined;
}

interface Interval {
  /** Minutes since today's midnight. */
  readonly from: number;
  readonly to: number;
}

const dayMinutes = 24 * 60;
const dayMs = dayMinutes * 60_000;
const daysAheadAtMost = 370;

/** Whether it is open at a moment by the clock of the place, as 2026-03-31 08:30. Public holidays are not known. */
export function openingState(hours: OpeningHours, moment: string): OpeningState {
  const [today = "", time = ""] = moment.split(" ");
  const now = minutesOf(time);
  let until: number | undefined;
  // What opens yesterday may close today.
  for (let daysAhead = -1; daysAhead <= daysAheadAtMost; daysAhead += 1)
    for (const { from, to } of intervalsOn(hours, today, daysAhead)) {
      if (until === undefined && from > now) return { isOpen: false, change: changeAt(from, today) };
      if (until !== undefined && from > until) return { isOpen: true, change: changeAt(until, today) };
      if (to > now) until = Math.max(until ?? 0, to);
    }
  const isEndless = until === undefined || until >= daysAheadAtMost * dayMinutes;
  return { isOpen: until !== undefined, change: isEndless ? undefined : changeAt(until ?? 0, today) };
}

function intervalsOn(hours: OpeningHours, today: string, daysAhead: number): readonly Interval[] {
  const midnight = daysAhead * dayMinutes;
  return (hoursOn(hours, dayAfter(today, daysAhead)) ?? []).map(({ opens, closes }) => ({
    from: midnight + minutesOf(opens),
    to: midnight + minutesOf(closes) + (closes <= opens ? dayMinutes : 0),
  }));
}

function changeAt(minutes: number, today: string) {
  const daysAhead = Math.floor(minutes / dayMinutes);
  const rest = minutes - daysAhead * dayMinutes;
  const two = (part: number) => String(part).padStart(2, "0");
  return {
    day: dayAfter(today, daysAhead),
    daysAhead,
    time: `${two(Math.floor(rest / 60))}:${two(rest % 60)}`,
  };
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
