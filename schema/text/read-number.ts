import { plainNumber } from "./plain-number.ts";

/**
 * What a typed text can mean as people write numbers in some languages, 1.234,5 and 1 234,5 and 1'234.5: several where
 * they read it differently, none while it is no number.
 */
export function readNumber(text: string, languages: readonly string[]): readonly number[] {
  const plain = plainNumber(text)
    .trim()
    .replace(/^\+/, "")
    .replace(/(?<=\d)[ '’٬](?=\d{3}(?!\d))/g, "");
  const found = languages.flatMap((language) => readIn(plain, signsOf(language)) ?? []);
  return [...new Set(found)];
}

/** A number as it is typed: without marks between thousands. */
export function writeNumber(number: number, language: string): string {
  return number.toLocaleString(language, {
    useGrouping: false,
    maximumFractionDigits: 20,
    numberingSystem: "latn",
  });
}

interface Signs {
  readonly decimal: string;
  readonly group: string;
  /** As a pattern: three digits, or two and at last three, as in India. */
  readonly thousands: (mark: string) => string;
}

function signsOf(language: string): Signs {
  const parts = new Intl.NumberFormat(language, { numberingSystem: "latn" }).formatToParts(1_234_567.8);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const isInPairs = parts.filter(({ type }) => type === "integer")[1]?.value.length === 2;
  const thousands = (mark: string) =>
    isInPairs ? `\\d{1,2}(?:\\${mark}\\d{2})*\\${mark}\\d{3}` : `\\d{1,3}(?:\\${mark}\\d{3})+`;
  return { decimal: signOf("decimal"), group: signOf("group"), thousands };
}

function readIn(text: string, { decimal, group, thousands }: Signs): number | undefined {
  const plain = text.replace("٫", decimal);
  const marks = plain.replace(/[^.,]/g, "");
  const isGrouped = (mark: string) => new RegExp(`^-?${thousands(mark)}(?![\\d${mark}])`).test(plain);
  // The other mark than the language's own is its decimal one, unless it stands between thousands.
  const other = decimal === "," ? "." : ",";
  const isOther = marks === other && !(group === other && isGrouped(other));
  const point = isOther ? other : decimal;
  const between = point === "," ? "." : ",";
  if (marks.includes(between) && !isGrouped(between)) return undefined;
  const written = plain.replaceAll(between, "").replace(point, ".");
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(written) ? Number(written) : undefined;
}
