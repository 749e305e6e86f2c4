import { formatDate, formatNumber, type Resolved } from "blockwork";
import type { schema } from "./schema.ts";

type Day = Resolved<typeof schema>["days"][number];
type Lesson = Day["lessons"][number];

/** A lesson as the board shows it, its numbers in the digits of the page's language. */
export interface BoardLesson extends Pick<Lesson, "title" | "instrument" | "teacher" | "room"> {
  /** By the clock of 24 hours, for machines: 16:30. */
  readonly clock: string;
  readonly time: string;
  readonly length: string;
  readonly platform: string;
  /** Missing when it is full. */
  readonly places?: string;
}

export interface BoardDay {
  readonly name: string;
  readonly lessons: readonly BoardLesson[];
}

export function boardDay({ weekday, lessons }: Day, language: string): BoardDay {
  return { name: weekdayName(weekday, language), lessons: lessons.map((one) => boardLesson(one, language)) };
}

function boardLesson(lesson: Lesson, language: string): BoardLesson {
  const { title, instrument, teacher, room, time, minutes, platform, places } = lesson;
  return {
    title,
    instrument,
    teacher,
    room,
    clock: time,
    time: clockTime(time, language),
    length: new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "long" }).format(
      minutes,
    ),
    platform: formatNumber(platform, language),
    ...(places > 0 && { places: formatNumber(places, language) }),
  };
}

/** A day of the week, 1 for Monday: 1 January 2024 was one. */
export function weekdayName(weekday: number, language: string): string {
  return formatDate(`2024-01-0${weekday}`, language, "weekday");
}

/** A time such as 16:30 in the digits of a language. */
export function clockTime(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
  });
  return format.format(Date.parse(`2024-01-01T${time}:00Z`));
}
