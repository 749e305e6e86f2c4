import { messages } from "../../messages/messages.ts";

/** "24 December 2026" for 2026-12-24; other texts stay. */
export function formatLongDate(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const format = { dateStyle: "long", timeZone: "UTC" } as const;
  return Number.isNaN(at) ? day : new Intl.DateTimeFormat(messages.locale, format).format(at);
}
