import { isDate } from "./formats.ts";

export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

/** Days that are not as usual, both included, as 2026-12-25; without spans it is closed. */
export interface HoursException {
  readonly from: string;
  readonly to: string;
  readonly spans: readonly OpenSpan[];
}

export interface OpeningHours {
  readonly week: readonly (readonly OpenSpan[] | undefined)[];
  readonly exceptions: readonly HoursException[];
}

export interface HoursError {
  readonly mistake: string;
  readonly hint: string;
  readonly offset: number;
}

export const dayCodes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

const codes: readonly string[] = dayCodes;
const daysHint =
  "Write Mo, Tu, We, Th, Fr, Sa or Su, such as Mo-Fr 08:00-18:00, or a date such as 2026-12-25 off.";
const timesHint = "Write two times with a dash, such as 08:00-18:00, or off for closed.";

export function parseOpeningHours(text: string): OpeningHours | HoursError {
  const week: (readonly OpenSpan[] | undefined)[] = dayCodes.map(() => undefined);
  const exceptions: HoursException[] = [];
  for (const { part, offset } of partsOf(text, ";", 0)) {
    const [, selector = "", times = ""] = /^(\S+)\s*(.*)$/s.exec(part) ?? [];
    const chosen = /^\d/.test(selector) ? datesOf(selector, offset) : weekdaysOf(selector, offset);
    if ("mistake" in chosen) return chosen;
    const spans = spansOf(times, offset + part.length - times.length);
    if ("mistake" in spans) return spans;
    if ("from" in chosen) {
      exceptions.push({ ...chosen, spans });
      continue;
    }
    const twice = chosen.find((day) => week[day] !== undefined);
    if (twice !== undefined)
      return { mistake: `${dayCodes[twice]} is said twice`, hint: "Write each day once.", offset };
    for (const day of chosen) week[day] = spans;
  }
  return { week, exceptions };
}

function weekdaysOf(selector: string, offset: number): readonly number[] | HoursError {
  if (selector === "") return { mistake: "There are no days here", hint: daysHint, offset };
  const all: number[] = [];
  for (const { part, offset: at } of partsOf(selector, ",", offset)) {
    const days = parseDayRange(part);
    if (!days) return { mistake: `"${part}" is no day or days of the week`, hint: daysHint, offset: at };
    all.push(...days);
  }
  return all;
}

export function formatOpeningHours({ week, exceptions }: OpeningHours): string {
  const runs = dayRanges(week).map(({ from, to, spans }) => {
    const days = from === to ? dayCodes[from] : `${dayCodes[from]}-${dayCodes[to]}`;
    return `${days} ${writeSpans(spans)}`;
  });
  const sorted = [...exceptions].sort((one, other) => (one.from < other.from ? -1 : 1));
  const dates = sorted.map(
    ({ from, to, spans }) => `${from === to ? from : `${from}/${to}`} ${writeSpans(spans)}`,
  );
  return [...runs, ...dates].join("; ");
}

export function dayRanges(
  week: OpeningHours["week"],
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
  if (from === undefined || to === undefined || more.length > 0 || from < 0 || to < from) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const writeSpans = (spans: readonly OpenSpan[]) =>
  spans.length === 0 ? "off" : spans.map(({ opens, closes }) => `${opens}-${closes}`).join(",");

interface Part {
  readonly part: string;
  readonly offset: number;
}

function partsOf(text: string, separator: string, start: number): readonly Part[] {
  let offset = start;
  return text.split(separator).map((piece) => {
    const part = piece.trim();
    const at = offset + piece.length - piece.trimStart().length;
    offset += piece.length + 1;
    return { part, offset: at };
  });
}

function datesOf(selector: string, offset: number): Pick<HoursException, "from" | "to"> | HoursError {
  const [from = "", to = from, ...more] = selector.split("/");
  const wrong = [from, to].find((date) => !isDate(date));
  const hint = "Write year, month and day, such as 2026-12-25, or two of them: 2026-12-24/2027-01-01.";
  if (wrong !== undefined || more.length > 0)
    return { mistake: `"${wrong ?? selector}" is not a day that exists`, hint, offset };
  if (to < from) return { mistake: `${to} is before ${from}`, hint: "Write the earlier day first.", offset };
  return { from, to };
}

function spansOf(times: string, offset: number): readonly OpenSpan[] | HoursError {
  if (times.trim() === "off") return [];
  const spans: OpenSpan[] = [];
  for (const { part, offset: at } of partsOf(times, ",", offset)) {
    const [, opens = "", closes = ""] = spanForm.exec(part) ?? [];
    if (opens === "") {
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
    spans.push({ opens, closes });
  }
  return spans;
}

const spanForm = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
