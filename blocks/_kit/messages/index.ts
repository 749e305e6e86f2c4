import { en } from "./en.ts";

export type Messages = typeof en;

/** The fixed texts of a language, with a site's own laid over them. */
export function messagesFor(_language: string, words: Readonly<Record<string, string>> = {}): Messages {
  return { ...en, ...words };
}
