/** Makes each formatter once: making one costs more than using it many times. */
function remembered<Formatter>(make: (key: string) => Formatter): (key: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (key) => {
    const formatter = made.get(key) ?? make(key);
    made.set(key, formatter);
    return formatter;
  };
}

/** How a day is written: `long` 4 March 2025, `short` 4 Mar 2025, `full` with the day of the week, the others a part of it. */
export const dateStyles = {
  long: { dateStyle: "long" },
  short: { dateStyle: "medium" },
  full: { dateStyle: "full" },
  month: { month: "long", year: "numeric" },
  day: { day: "numeric", month: "long" },
  weekday: { weekday: "long" },
  year: { year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

const dates = remembered((key) => {
  const [language, style = "long"] = key.split(" ");
  return new Intl.DateTimeFormat(language, { ...dateStyles[style as DateStyle], timeZone: "UTC" });
});

/** A day such as 2025-03-04 in the words of a language; a text that is no day comes back as it is. */
export function formatDate(date: string, language: string, style: DateStyle = "long"): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? date : dates(`${language} ${style}`).format(time);
}

const numbers = remembered((key) => {
  const [language, decimals] = key.split(" ");
  return new Intl.NumberFormat(language, { maximumFractionDigits: Number(decimals) });
});

/** A number in the digits of a language, rounded to at most so many decimals. */
export function formatNumber(value: number, language: string, decimals = 3): string {
  return numbers(`${language} ${decimals}`).format(value);
}

const currencies = remembered((key) => {
  const [language, currency = ""] = key.split(" ");
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
});

/** An amount of money, in a currency by its ISO 4217 code; without pence where there are none. */
export function formatCurrency(value: number, language: string, currency: string): string {
  return currencies(`${language} ${currency}`).format(value);
}

const lists = remembered((key) => {
  const [language, type] = key.split(" ");
  return new Intl.ListFormat(language, { type: type as "conjunction" | "disjunction" | "unit" });
});

/** Texts as one: `conjunction` a, b and c; `disjunction` a, b or c; `unit` a, b, c. */
export function formatList(
  items: readonly string[],
  language: string,
  type: "conjunction" | "disjunction" | "unit" = "conjunction",
): string {
  return lists(`${language} ${type}`).format(items);
}
