import en from "../../../blocks/_kit/messages/en.json";
import type { Messages } from "../../../blocks/_kit/messages/index.ts";
import { messages } from "../../messages/messages.ts";

let messagesFor: (language: string) => Messages = () => en;

/** English until `loadBlockMessages` has resolved. */
export function blockMessages(language: string): Messages {
  return messagesFor(language);
}

export async function loadBlockMessages({ text }: { readonly text: string }): Promise<void> {
  const isEnglish = /^en\b/.test(messages.locale) && !/"languages?"\s*:(?!\s*"en\b)/.test(text);
  if (!isEnglish) ({ messagesFor } = await import("../../../blocks/_kit/messages/index.ts"));
}
