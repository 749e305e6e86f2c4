import en from "../../../blocks/_kit/messages/en.json";
import type { Messages } from "../../../blocks/_kit/messages/index.ts";

let messagesFor: (language: string) => Messages = () => en;

/** English until `loadBlockMessages` has resolved. */
export function blockMessages(language: string): Messages {
  return messagesFor(language);
}

export async function loadBlockMessages({ text }: { readonly text: string }): Promise<void> {
  if (/"languages?"\s*:(?!\s*"en\b)/.test(text))
    ({ messagesFor } = await import("../../../blocks/_kit/messages/index.ts"));
}
