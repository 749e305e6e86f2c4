import { messagesFor } from "../../../blocks/_kit/messages/index.ts";
import { formatValue } from "../../../renderer/resolve/formats.ts";
import { messages } from "../../messages/messages.ts";

/** Opening hours in the words of the editor's language; any other text as it is. */
export function hoursWords(text: string): string {
  const language = messages.locale;
  const formatted = formatValue({ name: "hours" }, text, { language, messages: () => messagesFor(language) });
  return "text" in formatted ? formatted.text : text;
}
