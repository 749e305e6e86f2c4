/** The day of a moment where the program runs (its time zone, on a server the variable TZ), as 2026-01-31. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
