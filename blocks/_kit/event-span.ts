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
