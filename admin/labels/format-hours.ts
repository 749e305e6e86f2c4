import { formatValue } from "../../renderer/resolve/formats.ts";
import { messages } from "../messages/messages.ts";
import { blockMessages } from "./tokens/block-messages.ts";

export function formatHours(text: string): string {
  const language = messages.locale;
  const formatted = formatValue({ name: "hours" }, text, {
    language,
    messages: () => blockMessages(language),
  });
  return "text" in formatted ? formatted.text : text;
}
