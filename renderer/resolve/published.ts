import { isDate } from "../../schema/formats.ts";
import type { Model } from "../../schema/model.ts";
import type { EntryConfig, PageConfig, SiteConfig } from "../../schema/site-config.ts";
import type { Report } from "./report.ts";

/** The day that a site is made for. */
export interface SiteDay {
  /** As 2026-01-31. */
  readonly today: string;
  /** Whether what is dated later is part of the site. */
  readonly future?: boolean | undefined;
}

/** Whether a value is a day, as 2026-12-24, that is still to come. */
export function isToCome(day: unknown, { today, future = false }: SiteDay): day is string {
  return !future && typeof day === "string" && day > today && isDate(day);
}

/** Whether a page is no part of the site: a draft, or one whose day has not come. */
export function isLeftOut({ draft, publishOn }: PageConfig, day: SiteDay): boolean {
  return draft === true || isToCome(publishOn, day);
}

/** Reports `future-page` for each page whose day has not come. */
export function reportScheduledPages({ file, pages }: SiteConfig, day: SiteDay, report: Report): void {
  for (const [index, { id, draft, publishOn }] of pages.entries()) {
    if (draft || !isToCome(publishOn, day)) continue;
    report.add(
      "future-page",
      { file, pointer: `/pages/${index}/publishOn` },
      `"${id}" is to be published on ${publishOn}, which has not come yet, so it is left out.`,
      "Build with --future to see it before.",
    );
  }
}

export interface EntriesByDay {
  /** Those that are part of the site. */
  readonly published: readonly EntryConfig[];
  /** Those whose day has not come. */
  readonly scheduled: readonly EntryConfig[];
}

/** The entries but for drafts, by whether their day has come. Reports `future-entry` for each whose has not. */
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
    if (!isToCome(date, day)) return true;
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
