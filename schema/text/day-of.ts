/** The day of a moment where the program runs (its time zone, on a server the variable TZ), as 2026-01-31. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const dayMs = 86_400_000;

/** The weekday of a day such as 2026-01-31, from 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}

/** The day that is a number of days after one such as 2026-01-31; before it, if the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
