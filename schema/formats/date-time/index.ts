import { isDateTime } from "../date/is-date-time.ts";
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
