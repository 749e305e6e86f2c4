import type { EntryConfig } from "../../schema/site-config.ts";
import type { Report } from "./report.ts";

/** The entries without the posts that are dated after a day. Reports `future-post` for each that is left out. */
export function withoutFuturePosts(
  entries: readonly EntryConfig[],
  today: string,
  report: Report,
): EntryConfig[] {
  return entries.filter(({ collection, fields, file, id }) => {
    const date = fields.date as string | undefined;
    if (collection !== "posts" || date === undefined || date <= today) return true;
    report.add(
      "future-post",
      { file, pointer: "/frontMatter/date" },
      `The post "${id}" is dated ${date}, which has not come yet, so it is left out.`,
      "Build with --future to see it before.",
    );
    return false;
  });
}
