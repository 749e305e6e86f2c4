import { printDate } from "../date/print-date.ts";
import type { EngineFormat } from "../definition/format-definition.ts";

/** A day, and perhaps a time and a zone, by RFC 3339. Without a zone it is by the clock of the site. */
export const dateTime: EngineFormat = {
  kind: "a moment",
  example: "2026-03-31T09:30:00+01:00",
  check: (text) =>
    isDateTime(text)
      ? undefined
      : {
          what: "is not a moment",
          suggestion: "Write a day, or a day, a time and a zone: 2026-03-31T09:30:00+01:00.",
        },
  written: isDateTime,
  print: printDate,
  use: { inText: "allowed", fromText: true, entered: "picked", asked: "choice", prose: false, day: true },
};

/** A day, and perhaps a time and a zone. Like all that validators are compiled with, it stands for itself. */
function isDateTime(text: string): boolean {
  const [, day, hours, minutes, seconds = "0", zoneHours = "0", zoneMinutes = "0"] =
    /^(?!0000)(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?(?:[Zz]|[+-](\d{2}):?(\d{2})))?)?$/.exec(
      text,
    ) ?? [];
  if (day === undefined) return false;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return false;
  const isTime = Number(hours ?? 0) < 24 && Number(minutes ?? 0) < 60 && Number(seconds) < 60;
  return isTime && Number(zoneHours) < 15 && Number(zoneMinutes) < 60;
}
