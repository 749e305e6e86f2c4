import type { EngineFormat } from "../definition/format-definition.ts";

/** The units of a duration, from the longest. */
export const durationUnits = ["week", "day", "hour", "minute"] as const;
export type DurationUnit = (typeof durationUnits)[number];
export type Duration = Readonly<Partial<Record<DurationUnit, number>>>;

const form = /^P(?=\d|T\d)(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?=\d)(?:(\d{1,4})H)?(?:(\d{1,4})M)?)?$/;

/** Its units with their numbers, those that are written; undefined for another text. */
export function parseDuration(text: string): Duration | undefined {
  const [, ...numbers] = form.exec(text) ?? [];
  if (numbers.length === 0) return undefined;
  const written = durationUnits.flatMap((unit, index) =>
    numbers[index] ? [[unit, Number(numbers[index])]] : [],
  );
  return Object.fromEntries(written);
}

/** The text of a duration; empty for one without any unit. */
export function writeDuration(duration: Duration): string {
  const part = (unit: DurationUnit) =>
    duration[unit] === undefined ? "" : `${duration[unit]}${unit.charAt(0).toUpperCase()}`;
  const time = part("hour") + part("minute");
  const text = `P${part("week")}${part("day")}${time && `T${time}`}`;
  return text === "P" ? "" : text;
}

/** "1 hour 30 minutes" for PT1H30M, in the words of a language; other texts stay. */
export function printDuration(text: string, language: string): string {
  const duration = parseDuration(text);
  return duration ? durationInWords(duration, language) : text;
}

export function durationInWords(duration: Duration, language: string): string {
  const parts = durationUnits.flatMap((unit) =>
    duration[unit] === undefined ? [] : [inWords(duration[unit], unit)],
  );
  return new Intl.ListFormat(language, { type: "unit", style: "narrow" }).format(parts);

  function inWords(count: number, unit: DurationUnit): string {
    return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  }
}

/**
 * How long something takes in weeks, days, hours and minutes, as ISO 8601 writes it and schema.org wants it. Months and
 * years are of different lengths, and no unit of it.
 */
export const duration: EngineFormat = {
  kind: "a duration",
  example: "PT1H30M",
  check: (text) =>
    parseDuration(text)
      ? undefined
      : {
          what: "is not a duration",
          suggestion: "Write PT45M for 45 minutes, PT1H30M for an hour and a half, P3D for three days.",
        },
  written: true,
  print: printDuration,
  use: { inText: "offered", fromText: true, entered: "chosen", asked: "text", prose: false, day: false },
};
