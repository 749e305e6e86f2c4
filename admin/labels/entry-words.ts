import type { Collection } from "../../schema/model.ts";
import { messages } from "../messages/messages.ts";
import { withinSentence } from "./schema/plain-name.ts";

/** One of a collection, within a sentence: "bread". */
export function kindOf({ singular }: Collection): string {
  return withinSentence(singular);
}

/** All of a collection, within a sentence: "breads". */
export function kindsOf({ title }: Collection): string {
  return withinSentence(title);
}

const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" };

/** A date such as 2026-01-31 as "31 Jan 2026"; what is no date stays as it is. */
export function dateWords(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(at) ? date : new Intl.DateTimeFormat(messages.locale, day).format(at);
}
