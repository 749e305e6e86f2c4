import { isDate } from "../date/is-date.ts";

/**
 * A moment as Hugo, Jekyll and Decap write it, `2026-01-02T23:30:00-05:00` or `2026-01-02 23:30`, without a zone in the
 * site's; in milliseconds. Nothing for any other text.
 */
export function instantOf(text: string, timeZone: string): number | undefined {
  const [, day, hours = "00", minutes = "00", seconds = "00", zone] = written.exec(text) ?? [];
  if (day === undefined || !isDate(day)) return undefined;
  const local = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(local)) return undefined;
  if (zone !== undefined) return local - offsetOf(zone);
  const offsets = [local - dayMs, local + dayMs].map((near) => zoneOffset(near, timeZone));
  const [before = 0] = offsets;
  // An hour that the clock shows twice is the first, and one that it leaves out is counted on from before.
  const shown = offsets.find((offset) => zoneOffset(local - offset, timeZone) === offset);
  return local - (shown ?? before);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The same moment by the clock of a zone: `2026-01-03T04:30:00+00:00`. A text that is no moment stays. */
export function inTimeZone(text: string, timeZone: string): string {
  const instant = instantOf(text, timeZone);
  if (instant === undefined) return text;
  const offset = zoneOffset(instant, timeZone);
  const clock = new Date(instant + offset).toISOString().slice(0, "2026-01-03T04:30:00".length);
  const minutes = Math.abs(offset) / 60_000;
  const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
  return `${clock}${offset < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

export function isTimeZone(name: string): boolean {
  try {
    return zoneOffset(0, name) !== undefined;
  } catch {
    return false;
  }
}

const written =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?([Zz]|[+-]\d{2}:?\d{2}))?)?$/;

function offsetOf(zone: string): number {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds. */
function zoneOffset(instant: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
      ...{ hour: "2-digit", minute: "2-digit", second: "2-digit" },
    });
  clocks.set(timeZone, clock);
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = new Date(0);
  // Date.UTC takes a year below 100 for one of the last century.
  shown.setUTCFullYear(year, month - 1, day);
  return shown.setUTCHours(hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
