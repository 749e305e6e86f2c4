import { sameValue } from "../document/same-value.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { createWriter } from "./write-text.ts";

export function migrateText(text: string, migrated: SiteDocument): string {
  const authored: unknown = JSON.parse(text);
  return sameValue(authored, migrated) ? text : createWriter(text, authored)(migrated);
}
