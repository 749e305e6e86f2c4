import type { MarkdownValue } from "../../schema/markdown-source.ts";
import type { Parser } from "../../schema/parse.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import type { Source } from "../../schema/source.ts";
import { isJson, versionOf } from "./entry-files.ts";

/** By the files of entries that are right: their version, and their fields where defaults were filled in. */
export type SavedFields = Readonly<
  Record<string, readonly [version: string, fields: Readonly<Record<string, unknown>> | null]>
>;

/** A parser that does not check again what it has found right, and what is to be kept of a run. */
export interface KeptParser extends Parser {
  saved(): SavedFields;
}

export function keepParsed(parser: Parser, before: SavedFields = {}): KeptParser {
  const found: Record<string, SavedFields[string]> = {};
  return {
    site: parser.site,
    entry(source, collection, id) {
      const version = versionOf(source);
      const known = before[source.file];
      if (known?.[0] === version) {
        found[source.file] = known;
        const fields = known[1] ?? (source.value as MarkdownValue).frontMatter;
        return { value: entryOf(source, { collection, id, fields }), problems: [] };
      }
      const parsed = parser.entry(source, collection, id);
      if (parsed.value && parsed.problems.length === 0) {
        const { frontMatter } = source.value as MarkdownValue;
        const { fields } = parsed.value;
        const isAsWritten = JSON.stringify(fields) === JSON.stringify(frontMatter);
        if (isJson(fields)) found[source.file] = [version, isAsWritten ? null : fields];
      }
      return parsed;
    },
    saved: () => found,
  };
}

/** Its body is read when it is asked for. */
function entryOf(source: Source, known: Pick<EntryConfig, "collection" | "id" | "fields">): EntryConfig {
  return {
    file: source.file,
    ...known,
    get body() {
      return (source.value as MarkdownValue).body;
    },
  };
}
