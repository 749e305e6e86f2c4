import { messages } from "../messages/messages.ts";

export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(messages.locale, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
