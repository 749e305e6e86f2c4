import { isDate } from "../../schema/formats.ts";
import type { Model } from "../../schema/model.ts";
import type { EntryConfig, PageConfig, SiteConfig } from "../../schema/site-config.ts";
import type { Report } from "./report.ts";

export interface SiteDay {
  readonly today: string;
  readonly future?: boolean | undefined;
}

/** Whether a value is a later day, as 2026-12-24. */
export function isFuture(day: unknown, { today, future = false }: SiteDay): day is string {
  return !future && typeof day === "string" && day > today && isDate(day);
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

export interface EntriesByDay {
  readonly published: readonly EntryConfig[];
  readonly scheduled: readonly EntryConfig[];
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
