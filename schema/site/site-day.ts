import { dayOf } from "../text/day-of.ts";

export interface SiteDay {
  /** As 2026-01-31. */
  readonly today: string;
  /** In milliseconds; nothing where only a day is known, of which all has come then. */
  readonly now?: number | undefined;
  /** Whether what is dated later is there already. */
  readonly future?: boolean | undefined;
}

/** The day and the moment that a site is made for: these, unless a day or a moment is given, as 2026-01-31T10:00:00+01:00. */
export function siteDay(given: string | undefined): SiteDay {
  if (given === undefined) return { today: dayOf(new Date()), now: Date.now() };
  return given.includes("T") ? { today: given.slice(0, 10), now: Date.parse(given) } : { today: given };
}
