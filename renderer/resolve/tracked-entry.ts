import type { EntryConfig } from "../../schema/site-config.ts";
import type { Journal } from "./journal.ts";

/** An entry that notes when somebody looks at its fields or its body. */
export function trackedEntry(entry: EntryConfig, journal: Journal): EntryConfig {
  const { file, collection, id } = entry;
  const name = `${collection}/${id}`;
  return {
    file,
    collection,
    id,
    get fields() {
      journal.note("fields", name);
      return entry.fields;
    },
    get body() {
      journal.note("body", name);
      return entry.body;
    },
  };
}
