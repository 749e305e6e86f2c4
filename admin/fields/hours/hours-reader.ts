import type { HoursReader } from "../../../blocks/_kit/contact/hours-lines.ts";
import { blockMessages } from "../../../editing/labels/tokens/block-messages.ts";
import { messages } from "../../../editing/messages/messages.ts";

/** In whose language days and times are written here: the one of the editor. */
export function hoursReader(): HoursReader {
  const language = messages.locale;
  return { language, messages: () => blockMessages(language) };
}
