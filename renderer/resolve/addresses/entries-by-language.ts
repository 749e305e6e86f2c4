import type { EntryConfig } from "../../../schema/site/site-config.ts";
import type { Entries, EntriesInput } from "../entries/entries.ts";
import type { Scope } from "../tokens/scope.ts";
import type { PlannedPage } from "./routes.ts";

/** The entries as pages of one language see them: `href` leads to the page in that language, if there is one. */
export interface OpenEntries {
  readonly scope: Scope;
  readonly entries: Entries;
}

export type EntriesIn = (language: string) => OpenEntries;

export function entriesByLanguage(
  pages: readonly PlannedPage[],
  open: (pathOf: EntriesInput["pathOf"]) => OpenEntries,
): EntriesIn {
  const first = new Map<EntryConfig, string>();
  const own = new Map<string, Map<EntryConfig, string>>();
  for (const { entry, path, language } of pages.flatMap(({ routes = [] }) => routes)) {
    if (!entry) continue;
    if (!first.has(entry)) first.set(entry, path);
    const paths = own.get(language) ?? new Map<EntryConfig, string>();
    own.set(language, paths);
    if (!paths.has(entry)) paths.set(entry, path);
  }
  const opened = new Map<string, OpenEntries>();
  return (language) => {
    const known = opened.get(language) ?? open((entry) => own.get(language)?.get(entry) ?? first.get(entry));
    opened.set(language, known);
    return known;
  };
}
