import { messages } from "../messages/messages.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What was written late in the evening is of yesterday in the morning. */
const nightMs = 6 * hourMs;

/** "2 minutes ago", "yesterday"; both in milliseconds since 1970. */
export function formatAgo(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(messages.locale, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  const days = calendarDays(at, now);
  if (days > 0 && passed >= nightMs) return format.format(-days, "day");
  if (passed >= hourMs) return format.format(-Math.floor(passed / hourMs), "hour");
  if (passed >= minuteMs) return format.format(-Math.floor(passed / minuteMs), "minute");
  return format.format(0, "second");
}

function calendarDays(at: number, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / (24 * hourMs));
}
