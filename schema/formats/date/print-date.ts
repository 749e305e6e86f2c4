/** "24 December 2026" for 2026-12-24, in a language; other texts stay. */
export function printDate(day: string, language: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const format = { dateStyle: "long", timeZone: "UTC" } as const;
  return Number.isNaN(at) ? day : new Intl.DateTimeFormat(language, format).format(at);
}
