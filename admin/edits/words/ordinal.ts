/** 1st, 2nd, 3rd, 11th. */
export function ordinal(number: number): string {
  const endings = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" };
  return `${number}${endings[new Intl.PluralRules("en", { type: "ordinal" }).select(number)]}`;
}
