import type { EntryConfig } from "../../schema/site-config.ts";
import type { DependencyLog } from "./dependencies.ts";

export function trackedEntry(entry: EntryConfig, dependencies: DependencyLog): EntryConfig {
  const { file, collection, id } = entry;
  const name = `${collection}/${id}`;
  return {
    file,
    collection,
    id,
    get fields() {
      dependencies.add({ kind: "fields", entry: name });
      return entry.fields;
    },
    get body() {
      dependencies.add({ kind: "body", entry: name });
      return entry.body;
    },
  };
}
