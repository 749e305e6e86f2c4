import {
  countDays,
  type DayRange,
  isWithin,
  isYearly,
  nextTime,
  overlap,
  widestFirst,
} from "../../../schema/formats/hours/day-range.ts";
import {
  formatOpeningHours,
  type HoursException,
  type OpeningHours,
  type OpenSpan,
  type OpenWeek,
  parseOpeningHours,
  type YearlyHours,
} from "../../../schema/formats/hours/opening-hours.ts";

/** When a day is open first, before somebody says otherwise. */
export const defaultSpan: OpenSpan = { opens: "09:00", closes: "17:00" };

/** Opening hours as their form shows them: which rule is a season and which a special day stays while they are edited. */
export interface EditedHours {
  /** The hours of an ordinary week, for days that are in no season. */
  readonly week: OpenWeek;
  readonly holidays: readonly OpenSpan[] | undefined;
  /** Parts of each year that have a week of their own. */
  readonly seasons: readonly YearlyHours[];
  /** Days that have the same hours whatever day of the week they are, by their date or of each year. */
  readonly special: readonly HoursException[];
}

/** Why hours that are edited can't be written, with the days that contradict others. */
interface HoursFault {
  readonly reason: "twice" | "overlap" | "missing";
  readonly range?: DayRange;
}

const unsaid: OpenWeek = Array.from({ length: 7 }, () => undefined);
/** What is open at the same times on each day for longer than this is a season. */
const maxSpecialDays = 31;

export function hoursOf(text: string): EditedHours | undefined {
  const read = text.trim() === "" ? { week: unsaid, exceptions: [] } : parseOpeningHours(text);
  return "mistake" in read ? undefined : editedOf(read);
}

function editedOf({ week, holidays, seasons = [], exceptions }: OpeningHours): EditedHours {
  const yearly = seasons.flatMap((season) => specialOf(season) ?? []);
  return {
    week,
    holidays,
    seasons: seasons.filter((season) => !specialOf(season)),
    special: [...yearly, ...exceptions],
  };
}

function specialOf({ from, to, week }: YearlyHours): HoursException | undefined {
  const [spans] = week;
  const isSame = week.every((day) => JSON.stringify(day) === JSON.stringify(spans));
  if (!spans || !isSame || (spans.length > 0 && countDays({ from, to }) > maxSpecialDays)) return undefined;
  return { from, to, spans };
}

function writtenOf({ week, holidays, seasons, special }: EditedHours): string {
  const yearly = special
    .filter(isYearly)
    .map(({ from, to, spans }) => ({ from, to, week: unsaid.map(() => spans) }));
  return formatOpeningHours({
    week,
    ...(holidays && { holidays }),
    seasons: [...seasons, ...yearly],
    exceptions: special.filter((days) => !isYearly(days)),
  });
}

/** What is written for hours that are edited; undefined while they can't be. */
export function textOfHours(hours: EditedHours): string | undefined {
  return hoursFault(hours) === undefined ? writtenOf(hours) : undefined;
}

export function hoursFault(hours: EditedHours): HoursFault | undefined {
  const text = writtenOf(hours);
  return text === "" ? undefined : faultOf(text);
}

/** Why a text is no opening hours; undefined if it is. */
export function faultOf(text: string): HoursFault | undefined {
  const read = parseOpeningHours(text);
  if (!("mistake" in read)) return undefined;
  return { reason: read.reason ?? "missing", ...(read.range && { range: read.range }) };
}

/** Whether the ordinary week is a part of the form: not where seasons say all. */
export const showsWeek = ({ week, seasons }: EditedHours) =>
  seasons.length === 0 || week.some((day) => day !== undefined);

export function withDay(
  hours: EditedHours,
  day: number,
  spans: readonly OpenSpan[] | undefined,
): EditedHours {
  return { ...hours, week: changeDay(hours.week, day, spans) };
}

/** A week with other hours on a day; undefined says nothing of it. */
export function changeDay(week: OpenWeek, day: number, spans: readonly OpenSpan[] | undefined): OpenWeek {
  return week.map((own, index) => (index === day ? spans : own));
}

export function withSeason(hours: EditedHours, index: number, season: YearlyHours | undefined): EditedHours {
  return { ...hours, seasons: hours.seasons.flatMap((own, at) => (at === index ? (season ?? []) : own)) };
}

export function withSpecial(
  hours: EditedHours,
  index: number,
  special: HoursException | undefined,
): EditedHours {
  return { ...hours, special: hours.special.flatMap((own, at) => (at === index ? (special ?? []) : own)) };
}

/** The hours that a day of the week has where a season says nothing of it; undefined if nothing else does. */
export function usualSpans(
  { week, seasons }: EditedHours,
  season: YearlyHours,
  day: number,
): readonly OpenSpan[] | undefined {
  const wider = widestFirst(seasons).filter(
    (other) => other !== season && isWithin(season, other) && !isWithin(other, season) && other.week[day],
  );
  return wider.at(-1)?.week[day] ?? week[day];
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

const workingWeek: OpenWeek = unsaid.map((_, day) => (day < 5 ? [defaultSpan] : []));

/** Hours of an ordinary week, to begin with. */
export const withWeek = (hours: EditedHours): EditedHours => ({ ...hours, week: workingWeek });

export const withoutWeek = (hours: EditedHours): EditedHours => ({ ...hours, week: unsaid });

/** Adds a season with the hours of the one before or of the ordinary week, in a part of the year that has none yet. */
export function newSeason(hours: EditedHours): EditedHours {
  const { seasons, week } = hours;
  const last = seasons.at(-1);
  const own = last?.week ?? (week.some((day) => day) ? week.map((day) => day ?? []) : workingWeek);
  const [first] = seasons;
  const gap =
    first && last
      ? { from: dayBeside(last.to, 1), to: dayBeside(first.from, -1) }
      : { from: "03-01", to: "10-31" };
  const months = Array.from({ length: 12 }, (_, month) => ({
    from: dayOfMonth(month, 1),
    to: dayOfMonth(month + 1, 0),
  }));
  const ranges = [gap, ...months].filter(
    (range) => range !== gap || !seasons.some((season) => overlap(season, gap)),
  );
  const added = ranges.map((range) => ({ ...hours, seasons: [...seasons, { ...range, week: own }] }));
  return added.find((each) => hoursFault(each) === undefined) ?? added[0] ?? hours;
}

export function newSpecial(hours: EditedHours, today: string): EditedHours {
  const taken = new Set(hours.special.map(({ from }) => from));
  let from = today;
  while (taken.has(from)) from = dayBeside(from, 1);
  return { ...hours, special: [...hours.special, { from, to: from, spans: [] }] };
}

/** The same days of each year, or by the dates that they have next. */
export function repeat(special: HoursException, today: string): HoursException {
  const { from, to } = special;
  return isYearly(special)
    ? { ...special, ...nextTime(special, today) }
    : { ...special, from: from.slice(5), to: to.slice(5) };
}

/** The day before or after a date, or after a day of a leap year. */
function dayBeside(day: string, days: number): string {
  const date = new Date(`${day.length === 5 ? `2000-${day}` : day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(day.length === 5 ? 5 : 0, 10);
}

const dayOfMonth = (month: number, day: number) =>
  new Date(Date.UTC(2000, month, day)).toISOString().slice(5, 10);
