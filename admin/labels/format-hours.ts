import { messagesFor } from "../../blocks/_kit/messages/index.ts";
import { formatValue } from "../../renderer/resolve/formats.ts";
import { messages } from "../messages/messages.ts";

export function formatHours(text: string): string {
  const language = messages.locale;
  const formatted = formatValue({ name: "hours" }, text, { language, messages: () => messagesFor(language) });
  return "text" in formatted ? formatted.text : text;
}
