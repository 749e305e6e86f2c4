import type { Collection } from "../../schema/model.ts";
import { messages } from "../messages/messages.ts";
import { withinSentence } from "./schema/humanize-key.ts";

export function singularLabel({ singular }: Collection): string {
  return withinSentence(singular);
}

export function pluralLabel({ title }: Collection): string {
  return withinSentence(title);
}

const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" };

/** "31 Jan 2026" for 2026-01-31; other texts stay. */
export function formatDate(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(at) ? date : new Intl.DateTimeFormat(messages.locale, day).format(at);
}

/** Whether the title of a collection is the plural of one entry's, such as Posts of Post: Advice, of articles, can't be counted. */
export function hasPlural({ singular, title }: Pick<Collection, "singular" | "title">): boolean {
  return singular.slice(0, 3).toLowerCase() === title.slice(0, 3).toLowerCase();
}
