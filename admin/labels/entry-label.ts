import type { Model } from "../../schema/model.ts";
import type { EntryConfig } from "../../schema/site-config.ts";

export function entryLabel(
  model: Model,
  { collection, id, fields }: Pick<EntryConfig, "collection" | "id" | "fields">,
) {
  const label = fields[model.collections[collection]?.label ?? ""];
  return typeof label === "string" && label.trim() !== "" ? label.trim() : id;
}
