import type { Model } from "../../schema/model.ts";
import type { EntryConfig } from "../../schema/site-config.ts";

/** What an entry is called: its label, or its id where that is empty. */
export function entryLabel(
  model: Model,
  { collection, id, fields }: Pick<EntryConfig, "collection" | "id" | "fields">,
) {
  const label = fields[model.collections[collection]?.label ?? ""];
  return typeof label === "string" && label.trim() !== "" ? label.trim() : id;
}
