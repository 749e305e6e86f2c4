import type { SiteDocument } from "../document/site-document.ts";
import { sameValue } from "../document/value.ts";
import { createWriter } from "./write-text.ts";

export function migrateText(text: string, migrated: SiteDocument): string {
  const authored: unknown = JSON.parse(text);
  return sameValue(authored, migrated) ? text : createWriter(text, authored)(migrated);
}
