import { isDate } from "../../../schema/formats/date/is-date.ts";
import type { Model } from "../../../schema/model/model.ts";
import type { EntryConfig, PageConfig, SiteConfig } from "../../../schema/site/site-config.ts";
import type { SiteDay } from "../../../schema/site/site-day.ts";
import type { Report } from "../report/report.ts";

/** Whether a value is a later day, as 2026-12-24, or a moment of one by the clock of the site. */
export function isFuture(day: unknown, { today, now, future = false }: SiteDay): day is string {
  const moment = momentOf(day);
  if (!future && now !== undefined && moment !== undefined) return moment > now;
  return !future && typeof day === "string" && day.slice(0, today.length) > today && isDate(day.slice(0, 10));
}

export function isUnpublished({ draft, publishOn }: PageConfig, day: SiteDay): boolean {
  return draft === true || isFuture(publishOn, day);
}

export function reportScheduledPages({ file, pages }: SiteConfig, day: SiteDay, report: Report): void {
  for (const [index, { id, draft, publishOn }] of pages.entries()) {
    if (draft || !isFuture(publishOn, day)) continue;
    report.add(
      "future-page",
      { file, pointer: `/pages/${index}/publishOn` },
      `"${id}" is to be published on ${publishOn}, which has not come yet, so it is left out.`,
      "Build with --future to see it before.",
    );
  }
}

/** The first time among those of entries that are kept back. */
export function nextMoment(scheduled: readonly EntryConfig[], { collections }: Model): number | undefined {
  const moments = scheduled.flatMap(
    ({ collection, fields }) => momentOf(fields[collections[collection]?.published ?? ""]) ?? [],
  );
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** In milliseconds; nothing for a day without a time. */
function momentOf(date: unknown): number | undefined {
  const time = typeof date === "string" && date[10] === "T" ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** Entries without drafts; the day of the `scheduled` ones has not come. */
interface EntriesByDay {
  readonly published: readonly EntryConfig[];
  readonly scheduled: readonly EntryConfig[];
}

/** Why an entry is left out: it is a draft, or its day has not come. */
export type AbsentReason = "draft" | { readonly day: string };

/** For each entry that is not among `published`, the reason. */
export function absentEntries(
  entries: readonly EntryConfig[],
  model: Model,
  published: readonly EntryConfig[],
): ReadonlyMap<EntryConfig, AbsentReason> {
  const there = new Set(published);
  const left = entries.filter((entry) => !there.has(entry));
  return new Map(
    left.map((entry) => {
      const field = model.collections[entry.collection]?.published ?? "";
      return [entry, entry.fields.draft === true ? "draft" : { day: String(entry.fields[field]) }];
    }),
  );
}

/** Leaves out drafts. Reports `future-entry`. */
export function entriesByDay(
  entries: readonly EntryConfig[],
  { model, ...day }: SiteDay & { readonly model: Model },
  report: Report,
): EntriesByDay {
  const scheduled: EntryConfig[] = [];
  const published = entries.filter((entry) => {
    const { collection, fields, file, id } = entry;
    if (fields.draft === true) return false;
    const definition = Object.hasOwn(model.collections, collection)
      ? model.collections[collection]
      : undefined;
    const field = definition?.published;
    const date = field === undefined ? undefined : fields[field];
    if (!isFuture(date, day)) return true;
    report.add(
      "future-entry",
      { file, pointer: `/frontMatter/${field}` },
      `"${id}" is dated ${date}, which has not come yet, so it is left out.`,
      "Build with --future to see it before.",
    );
    scheduled.push(entry);
    return false;
  });
  return { published, scheduled };
}
