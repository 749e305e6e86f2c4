const months = "January February March April May June July August September October November December".split(
  " ",
);

/** A day in the long British form, 4 March 2025, from 2025-03-04. */
export function longDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

export function LongDate({ date }: { readonly date: string }) {
  return <time dateTime={date}>{longDate(date)}</time>;
}
