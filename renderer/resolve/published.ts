import type { Model } from "../../schema/model.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import type { Report } from "./report.ts";

export interface EntriesByDay {
  /** Those that are part of the site. */
  readonly published: readonly EntryConfig[];
  /** Those whose day has not come. */
  readonly scheduled: readonly EntryConfig[];
}

/** The entries but for drafts, by whether their day has come. Reports `future-entry` for each whose has not. */
export function entriesByDay(
  entries: readonly EntryConfig[],
  { model, today, future }: { readonly model: Model; readonly today: string; readonly future: boolean },
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
    if (future || typeof date !== "string" || date <= today) return true;
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
