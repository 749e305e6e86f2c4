import {
  formatOpeningHours,
  type HoursException,
  type OpeningHours,
  type OpenSpan,
  parseOpeningHours,
} from "../../../schema/formats/hours/opening-hours.ts";

/** When a day is open first, before somebody says otherwise. */
export const defaultSpan: OpenSpan = { opens: "09:00", closes: "17:00" };

const nothing: OpeningHours = { week: Array.from({ length: 7 }, () => undefined), exceptions: [] };

export function hoursOf(text: string): OpeningHours | undefined {
  if (text.trim() === "") return nothing;
  const read = parseOpeningHours(text);
  return "mistake" in read ? undefined : read;
}

/** What is written for hours that are edited; undefined while they can't be. */
export function textOfHours(hours: OpeningHours): string | undefined {
  return hoursFault(hours) === undefined ? formatOpeningHours(hours) : undefined;
}

/** Why hours that are edited can't be written: a day is named twice, or a time is missing. */
export function hoursFault(hours: OpeningHours): "twice" | "overlap" | "missing" | undefined {
  const text = formatOpeningHours(hours);
  const read = text === "" ? hours : parseOpeningHours(text);
  return "mistake" in read ? (read.reason ?? "missing") : undefined;
}

/** What the rows of a week and of single days do not show. */
export function partsOfYear({ holidays, seasons = [] }: OpeningHours): string {
  return formatOpeningHours({ ...nothing, ...(holidays && { holidays }), seasons });
}

export function withDay(hours: OpeningHours, day: number, spans: readonly OpenSpan[]): OpeningHours {
  return { ...hours, week: hours.week.map((own, index) => (index === day ? spans : own)) };
}

export function withException(
  hours: OpeningHours,
  index: number,
  exception: HoursException | undefined,
): OpeningHours {
  const exceptions = hours.exceptions.flatMap((own, at) => (at === index ? (exception ?? []) : own));
  return { ...hours, exceptions };
}

export function withBreak([first = defaultSpan]: readonly OpenSpan[]): readonly OpenSpan[] {
  const noon = first.opens < "12:00" && first.closes > "13:00";
  return noon
    ? [
        { opens: first.opens, closes: "12:00" },
        { opens: "13:00", closes: first.closes },
      ]
    : [first, { opens: "", closes: "" }];
}

export function newException(hours: OpeningHours, today: string): OpeningHours {
  const taken = new Set(hours.exceptions.map(({ from }) => from));
  const next = new Date(`${today}T00:00:00Z`);
  while (taken.has(dayOf(next))) next.setUTCDate(next.getUTCDate() + 1);
  const from = dayOf(next);
  return { ...hours, exceptions: [...hours.exceptions, { from, to: from, spans: [] }] };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
