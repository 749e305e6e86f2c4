import { createDurationReader, lengthOf } from "./durations.ts";

export type SortKind = "text" | "number" | "date";

/** What the texts of two cells of a column are compared by. Empty cells, and those without a number, come last in both directions. */
export function createComparison(
  kind: SortKind,
  language: string,
): (one: string, other: string, direction: 1 | -1) => number {
  if (kind === "number") {
    const readNumber = createNumberReader(language);
    const readDuration = createDurationReader(language);
    const read = (cell: string) => {
      const duration = readDuration(cell);
      return duration ? lengthOf(duration) : readNumber(cell);
    };
    return (one, other, direction) => compareKnown(read(one), read(other), direction, (a, b) => a - b);
  }
  const { compare } = new Intl.Collator(kind === "date" ? "en" : language, { numeric: kind === "text" });
  const text = (cell: string) => cell.trim() || undefined;
  return (one, other, direction) => compareKnown(text(one), text(other), direction, compare);
}

function compareKnown<T>(
  one: T | undefined,
  other: T | undefined,
  direction: 1 | -1,
  compare: (one: T, other: T) => number,
): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return compare(one, other) * direction;
}

/** Reads the first number of a text, in the digits and with the signs of a language: 1.234,5 in German. */
export function createNumberReader(language: string): (text: string) => number | undefined {
  const format = new Intl.NumberFormat(language);
  const digits = [...new Intl.NumberFormat(language, { useGrouping: false }).format(9876543210)].reverse();
  const decimal = format.formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
  const isGroup = (sign: string) => /[\s'’.,٬]/.test(sign) && sign !== decimal;
  return (text) => {
    let written = "";
    for (const sign of text) {
      const digit = digits.indexOf(sign);
      if (digit >= 0) written += digit;
      else if (/\d/.test(sign)) written += sign;
      else if (written === "" && /[-−]/.test(sign)) written = "-";
      else if (written === "-") written = "";
      else if (sign === decimal && written !== "" && !written.includes(".")) written += ".";
      else if (written !== "" && !isGroup(sign)) break;
    }
    const number = Number.parseFloat(written);
    return Number.isNaN(number) ? undefined : number;
  };
}
