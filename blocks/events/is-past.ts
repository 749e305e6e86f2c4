import { type EventSpan, eventSpan } from "../_kit/event-span.ts";

/** The last day of an event, as 2026-03-31. */
export function lastDay(event: EventSpan): string {
  const { start, end = start } = eventSpan(event);
  return end.slice(0, 10);
}

/** Whether an event was over before a day. What is no day, as in a preview without one, is before all events. */
export function isPast(event: EventSpan, today: string): boolean {
  return /^\d{4}-/.test(today) && lastDay(event) < today;
}
