import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";

export interface EventSpan {
  /** A day, or a moment by the clock of the site. */
  readonly start: string;
  /** In the same form; absent if the event ends on the day on which it starts. */
  readonly end?: string | undefined;
}

const midnight = /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** When an event is: a day is resolved to its midnight, so that one from midnight to midnight takes whole days. An end before the start is none. */
export function eventSpan({ start, end }: EventSpan): EventSpan {
  const [from, to] = [start, end].map((text) => midnight.exec(text ?? "")?.[1]);
  if (end === undefined) return { start: from ?? start };
  if (from !== undefined && to !== undefined) return to > from ? { start: from, end: to } : { start: from };
  return end > start ? { start, end } : { start };
}

/** What is wrong with an event that ends before it starts, by the words of a problem. An end that is a day alone is all of that day. */
export function endMistake({ title, ...span }: EventSpan & { readonly title: string }) {
  if (!endsBeforeStart(span)) return undefined;
  const { start, end = "" } = span;
  return {
    message: `"${truncateForMessage(title)}" ends on ${momentText(end)}, before it starts on ${momentText(start)}.`,
    suggestion: "Write an end that is later than the start, or swap the two.",
    values: { reason: "before-start" },
  } as const;
}

function endsBeforeStart({ start, end }: EventSpan): boolean {
  const day = midnight.exec(end ?? "")?.[1];
  if (day !== undefined) return /^\d{4}-\d{2}-\d{2}/.test(start) && day < start.slice(0, day.length);
  return Date.parse(end ?? "") < Date.parse(start);
}

/** By the clock of the site: `2026-05-08 18:30`, or the day alone. */
const momentText = (text: string) => midnight.exec(text)?.[1] ?? text.slice(0, 16).replace("T", " ");
