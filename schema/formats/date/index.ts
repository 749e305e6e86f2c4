import type { EngineFormat } from "../definition/format-definition.ts";
import { isDate } from "./is-date.ts";
import { isDateTime } from "./is-date-time.ts";
import { printDate } from "./print-date.ts";

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** A day, by RFC 3339. A token may give it a moment, whose day counts. */
export const date: EngineFormat = {
  kind: "a day",
  example: "2026-03-31",
  check: (text) => {
    if (isDateTime(text)) return undefined;
    return dayForm.test(text)
      ? { what: "is not a day that exists", suggestion: "Write it as 2025-03-31.", reason: "no-such-day" }
      : { what: "is not written as a day", suggestion: "Write year, month and day, such as 2025-03-31." };
  },
  written: isDate,
  print: printDate,
  use: { inText: "offered", fromText: true, entered: "picked", asked: "choice", prose: false, day: true },
};
