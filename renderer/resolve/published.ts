import type { Model } from "../../schema/model.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import type { Report } from "./report.ts";

/** The entries that are part of the site: no drafts, and none before its day. Reports `future-entry` for each of these. */
export function publishedEntries(
  entries: readonly EntryConfig[],
  { model, today, future }: { readonly model: Model; readonly today: string; readonly future: boolean },
  report: Report,
): EntryConfig[] {
  return entries.filter(({ collection, fields, file, id }) => {
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
    return false;
  });
}
