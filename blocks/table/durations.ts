import { type Duration, type DurationUnit, durationUnits } from "../../schema/formats/duration/index.ts";

const minutes: Readonly<Record<DurationUnit, number>> = { week: 10_080, day: 1440, hour: 60, minute: 1 };

export const lengthOf = (duration: Duration): number =>
  durationUnits.reduce((sum, unit) => sum + (duration[unit] ?? 0) * minutes[unit], 0);

/** Numbers of every plural form. */
const counts = [0, 1, 2, 3, 5, 11, 100];

/** Reads what is nothing but a duration in the words of a language, such as "2 hours 30 minutes"; undefined for other texts. */
export function createDurationReader(language: string): (text: string) => Duration | undefined {
  const words = durationUnits.flatMap((unit) => {
    const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
    const found = counts.flatMap((count) => {
      const parts = format.formatToParts(count);
      const word = parts.find(({ type }) => type === "unit")?.value;
      // In Arabic two hours are one word.
      const own = parts.some(({ type }) => type === "integer") ? undefined : count;
      return word ? [{ unit, word, own }] : [];
    });
    const ofWord = (word: string) => found.filter((each) => each.word === word);
    return [...new Set(found.map(({ word }) => word))].map((word) => ({
      unit,
      word,
      own: ofWord(word).find(({ own }) => own !== undefined)?.own,
    }));
  });
  // The longest first: "minutes" begins with "minute".
  words.sort((one, other) => other.word.length - one.word.length);
  const joins = new Intl.ListFormat(language, { type: "unit", style: "narrow" })
    .formatToParts(["1", "2", "3"])
    .flatMap(({ type, value }) => (type === "literal" ? value.trim() : []));
  return (text) => {
    const duration: Partial<Record<DurationUnit, number>> = {};
    let rest = text.toLowerCase();
    for (const { unit, word, own } of words) {
      const at = rest.indexOf(word.toLowerCase());
      if (at < 0) continue;
      const number = /(\p{Nd}{1,6})\s?$/u.exec(rest.slice(0, at));
      if (own === undefined && !number) continue;
      duration[unit] = number ? Number(latinDigits(number[1] ?? "", language)) : (own ?? 0);
      rest = rest.slice(0, at - (number?.[0].length ?? 0)) + rest.slice(at + word.length);
    }
    for (const join of joins) rest = rest.replaceAll(join, "");
    return /[\p{L}\p{Nd}]/u.test(rest) || Object.keys(duration).length === 0 ? undefined : duration;
  };
}

function latinDigits(text: string, language: string): string {
  const digits = new Intl.NumberFormat(language, { useGrouping: false }).format(9_876_543_210);
  const own = [...digits].reverse();
  return text.replace(/\p{Nd}/gu, (digit) => (own.includes(digit) ? String(own.indexOf(digit)) : digit));
}

/** Unit by unit, since not every day has 24 hours; minutes make hours. */
export function sumOf(durations: readonly Duration[]): Duration {
  const sum = (unit: DurationUnit) => durations.reduce((total, duration) => total + (duration[unit] ?? 0), 0);
  const all = sum("minute");
  const sums = {
    week: sum("week"),
    day: sum("day"),
    hour: sum("hour") + Math.floor(all / 60),
    minute: all % 60,
  };
  const present = durationUnits.filter((unit) => sums[unit] > 0);
  return Object.fromEntries(
    (present.length > 0 ? present : ["minute" as const]).map((unit) => [unit, sums[unit]]),
  );
}
